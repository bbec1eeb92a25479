/** AA-V2-06: twelve and the launcher's own. A file of its own: screens count them without the rest of the mission. */
export const GREY_TOKENS = 13;
