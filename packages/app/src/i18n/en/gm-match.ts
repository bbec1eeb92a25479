/** 2GM: how matches are called, and the screen where one is set up. */
export const gmMatch = {
  nations: {
    usa: 'United States',
    germany: 'Germany',
    japan: 'Japan',
    uk: 'United Kingdom',
    ussr: 'Soviet Union',
    italy: 'Italy',
  },
};
