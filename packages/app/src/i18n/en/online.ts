import { countingFor } from '../plural';

const count = countingFor('en');
const list = new Intl.ListFormat('en', { type: 'conjunction' });
const clock = new Intl.DateTimeFormat('en', { timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const ago = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

function isToday(time: number): boolean {
  return new Date(time).toDateString() === new Date().toDateString();
}

/** Tables across the net: how one comes to them, and what is different at them. */
export const online = {
  title: 'Play online',
  lead: 'The same tables with friends elsewhere. Nothing needs an account: whoever has the link of a seat may sit down.',
  nothing: {
    title: 'There is no server here',
    text: 'This page comes from a place that only hands out files, or the net is gone. Everything else works: play alone, or together on one screen.',
    retry: 'Look again',
  },
  name: 'Your name',
  nameHelp: 'The others see it. Nobody checks it.',
  create: {
    title: 'Invite somebody',
    help: 'A good match for two is set up, you sit down, and the link for the other seat is in your clipboard.',
    at: (table: string) => `Invite to ${table}`,
    making: 'Setting up…',
    start: 'Make the table, copy the link',
    host: 'Host',
    listed: 'Show it among the public tables, so that anybody may join',
    form: (table: string) => `Choose everything yourself: ${table}`,
    formTitle: 'Or choose armies, battle and rules in the form of a new match, and give a seat to “somebody by link”:',
  },
  join: {
    title: 'Join by a link',
    help: 'Paste the link you were sent, or the code at its end. A QR code opens the table by itself when you point a camera at it.',
    field: 'Link or code',
    go: 'To the table',
    wrong:
      'This is neither a link to a table nor the code of one: expected an address with #/join/ in it, or the 22 letters after it.',
  },
  open: {
    title: 'Public tables',
    none: 'No table waits for anybody just now.',
    join: (title: string) => `Join ${title}`,
    sit: 'Sit down',
    free: (n: number) => count(n, { one: 'one seat is free', other: '{n} seats are free' }),
    terms: 'What is played',
    termsOf: (title: string) => `What is played: ${title}`,
  },
  invitation: {
    title: 'You are invited',
    watching: 'You may watch',
    moving: 'Go on on this device',
    seat: (side: string) => `Your seat: ${side}`,
    sit: 'Sit down',
    sitting: 'Sitting down…',
    watch: 'Watch',
    taken: 'Somebody else has this seat already.',
    takenHelp: 'Links work once. Ask whoever invited you for another one.',
    unknown: 'This link leads nowhere',
    unknownHelp: 'It was used up or replaced, or the table is gone. Ask whoever sent it for another one.',
    noNet: 'The server cannot be reached',
    noNetHelp: 'The link stays good. Look again when you are connected.',
    refused: 'That did not work',
    needName: 'Say how the others shall call you.',
    over: 'This match is over.',
    sitting2: 'You sit at this table already',
    sitting2Help:
      'In this browser you have another seat of it. Open this link on another device or in a private window, or hand it to somebody.',
  },
  goOn: {
    title: (title: string) => `Go on online: ${title}`,
    lead: (n: number) =>
      n === 0
        ? 'Nothing has been decided yet: the match begins across the net as it was set up here.'
        : count(n, {
            one: 'The match goes on across the net after its one decision.',
            other: 'The match goes on across the net after its {n} decisions.',
          }),
    honest:
      'Everything played so far comes along, and the server plays it again by the rules before it lets anybody in. What was hidden stays hidden from the others; but this browser knows all of it, and they are told so. Dice that fell stay as they fell; from now on the server rolls.',
    stays: 'The match in this browser stays as it is.',
    seats: 'Who plays on',
    who: (side: string) => `${side} is played by`,
    me: 'Me',
    here: (name: string) => `${name}, at this screen`,
    link: 'Somebody by link',
    start: 'Make the table, copy the link',
    noGuest: 'Nobody is invited yet: give a seat to somebody by link.',
    noSeat:
      'No other seat of this match can be given away: the opponent of the book plays by rules of its own. You can go on on another device, and others can watch.',
    die: 'A die waits to be typed in. Roll it first, then the match can go on online.',
    toMatch: 'To the match',
    gone: 'This match cannot go on online',
    goneText: 'It is not in this browser, it is over, or it cannot be opened.',
  },
  terms: {
    title: 'What is played',
    picture: 'The field as it is laid out',
    byLot: 'An example: the ground is laid by chance when the match begins.',
    seats: 'Seats',
    free: 'waits for somebody',
    here: 'is here',
    options: 'Rules of this table',
    book: 'Everything as in the book.',
    on: 'yes',
    off: 'no',
    undo: 'Taking back',
    undos: {
      strict: 'up to a die, a secret or somebody else’s answer',
      agree: 'further, if the others agree',
      free: 'whenever one likes',
    },
    dice: 'Dice',
    commitment:
      'The server has bound itself to its half of the dice before anybody sat down. This is the seal; every seat adds chance of its own, and when the match is over everything can be worked out again.',
    seal: 'Seal of the dice',
    continues: (n: number) =>
      count(n, {
        one: 'This match was begun at one screen and goes on after its first decision.',
        other: 'This match was begun at one screen and goes on after {n} decisions.',
      }),
    continuesHelp:
      'Whoever sat there has seen what was open there, and their browser knows everything that was hidden: hands, the order of decks. Dice that fell stay as they fell; every later one follows from the seal below.',
    position: 'This match begins from a position; what is hidden in it stays hidden here.',
    pack: (name: string, hash: string) => `Printed values: ${name} (${hash})`,
    packHelp: 'The cards of this match have the values of this pack. They come with the table; you need nothing.',
    rules: (text: string) => `Rules: ${text}`,
  },
  room: {
    title: (title: string) => `Waiting room: ${title}`,
    waits: (n: number) =>
      count(n, { one: 'One seat still waits for somebody.', other: '{n} seats still wait for somebody.' }),
    waitsReady: 'Everybody is here: the match begins when all are ready.',
    begins: 'The match begins by itself when the last one has sat down. You may close this page and come back.',
    link: 'Link to this seat',
    copy: 'Copy the link',
    copyOf: (side: string) => `Copy the link for ${side}`,
    share: 'Share…',
    shareOf: (side: string) => `Share the link for ${side}`,
    qr: 'QR code',
    qrOf: (side: string) => `QR code of the link for ${side}`,
    copied: 'The link is in the clipboard.',
    notCopied: 'The browser does not let us copy: mark the link and copy it by hand.',
    shareText: (title: string) => `A seat is free at ${title}.`,
    watch: 'For whoever only wants to watch',
    spectator: 'spectators',
    owner: 'This table is yours: only here are its links.',
    close: 'Close the table',
    closeSure: 'Really close it for everybody',
    noLinks: 'Whoever made the table has the links.',
  },
  seat: {
    here: 'here',
    ready: 'ready',
    away: 'away',
    awaySince: (since: number) => `away since ${isToday(since) ? clock.format(since) : day.format(since)}`,
    thinking: 'thinking',
    opponent: 'plays by itself',
    nobody: 'nobody',
    you: 'you',
    beside: 'at this screen',
    told: (name: string, state: string) => `${name}: ${state}`,
  },
  line: {
    open: 'connected',
    connecting: 'connecting…',
    lost: 'connection lost, trying again…',
    refused: 'not connected',
    sending: 'sending…',
    pending: 'Your answer is kept here and sent as soon as there is a line.',
    lostBanner:
      'The connection is lost. What you see is what was last known; what you do is sent as soon as it is back.',
    back: 'The connection is back: nothing was missed.',
    offline: 'There is no connection. This is how the table stood when you last saw it.',
    dismiss: 'Close this notice',
  },
  talk: {
    tab: (unread: number) => (unread === 0 ? 'Talk' : `Talk (${count.number(unread)})`),
    label: 'What is said at this table',
    none: 'Nobody has said anything yet.',
    off: 'At this table nobody talks.',
    field: 'Say something',
    send: 'Say',
    spectators: 'Only those who watch read this.',
    time: (at: number) => clock.format(at),
  },
  gone: {
    noReplay: 'There is no replay to be seen',
    title: 'This table is not yours any more',
    moved: 'Back to the list of matches',
    unknown: 'This browser has no key to that table',
    unknownText:
      'A table across the net opens where somebody sat down, or by a link. To move your seat here, make a link on the other device.',
  },
  menu: {
    open: 'Table…',
    title: 'This table',
    move: 'Go on on another device',
    moveHelp: 'A new link to your own seat. Whoever opens it has the seat, and this device has it no longer.',
    makeLink: 'Make the link',
    leave: 'Give the seat back',
    leaveSure: 'Really leave',
    close: 'Close',
    others: 'Somebody does not come back?',
    othersHelp: 'As the owner you can ask somebody else by a new link, or hand the seat to an opponent.',
    relink: 'New link',
    relinkOf: (who: string) => `New link for the seat of ${who}`,
    hand: (who: string) => `Hand over: ${who}`,
    replay: 'Replay',
  },
  clock: {
    over: 'time is over',
    left: (ms: number) =>
      ms >= 60_000
        ? count(Math.round(ms / 60_000), { one: '{n} minute left', other: '{n} minutes left' })
        : count(Math.round(ms / 1000), { one: '{n} second left', other: '{n} seconds left' }),
    lateTitle: (who: string) => `The time of ${who} is over.`,
    lateOwn: 'Your time is over. You may still answer, until the others decide.',
    wait: 'Give more time',
    opponent: 'An opponent takes the seat',
    forfeit: 'They have lost',
    forfeited: (who: string) => `${who} lost by the clock.`,
    title: 'Clock',
    kinds: { none: 'None', live: 'Live', correspondence: 'By correspondence' },
    turn: { live: 'Minutes for a turn', correspondence: 'Hours for a turn' },
    bank: 'Minutes in the bank',
    weekends: 'Weekends do not count',
    overs: {
      wait: 'the others may give more time',
      opponent: 'an opponent takes the seat',
      forfeit: 'the seat has lost',
    },
    overTitle: 'When it has run out',
    live: (turn: string, bank: string) => `${turn} for a turn, ${bank} in the bank`,
    correspondence: (turn: string) => `${turn} for a turn`,
  },
  army: {
    title: 'What you bring',
    choose: 'Army',
    asMade: 'As the table was made',
    secret: 'Nobody else sees it before the match begins.',
    open: 'Everybody at the table sees it.',
    ready: 'I am ready',
    notReady: 'Not yet ready',
    kinds: {
      fixed: 'as chosen in this form',
      open: 'every seat chooses, seen by all',
      secret: 'every seat chooses in secret',
    },
    who: 'Armies',
  },
  away: {
    title: (n: number) =>
      count(n, {
        one: 'While you were away: one decision of the others.',
        other: 'While you were away: {n} decisions of the others.',
      }),
    again: 'Show it',
  },
  rematch: {
    title: 'Once more?',
    none: 'The same again',
    seats: 'Change seats',
    armies: 'Change armies',
    join: 'The other side wants a rematch: sit down',
  },
  proof: {
    title: 'The dice, proved',
    checking: 'Working out every die…',
    good: (n: number) =>
      count(n, {
        one: 'The one draw of this match follows from the seal and from what every seat added.',
        other: 'All {n} draws of this match follow from the seal and from what every seat added.',
      }),
    before: (n: number) =>
      count(n, {
        one: 'One more fell before the match came online: nobody had sealed it.',
        other: '{n} more fell before the match came online: nobody had sealed them.',
      }),
    bad: (why: string) => `The dice do not add up: ${why}`,
    none: 'This match was not played with sealed dice.',
  },
  notices: {
    title: 'Be told when it is your turn',
    help: 'Your browser shows a notice while this page is closed; not between ten in the evening and eight in the morning.',
    ask: 'Tell me',
    on: 'You will be told at this table.',
    no: 'The browser said no; its settings for this page can change that.',
  },
  list: {
    online: 'online',
    yourTurn: 'Your turn',
    over: 'Finished',
    closed: 'Closed by its owner',
    picture: (title: string) => `Small map of ${title}`,
    waitsFor: (names: readonly string[]) => `Waiting for ${list.format(names)}`,
    waitingRoom: (n: number) => count(n, { one: 'One seat is free', other: '{n} seats are free' }),
    since: (time: number) => `since ${day.format(time)}`,
    go: 'To the table',
    goTo: (title: string) => `To the table: ${title}`,
    forget: 'Forget',
    forgetOf: (title: string) => `Forget ${title}`,
    watching: 'You watch',
  },
  ago(ms: number): string {
    const minutes = Math.round(ms / 60_000);
    if (minutes < 60) return ago.format(-minutes, 'minute');
    const hours = Math.round(minutes / 60);
    return hours < 48 ? ago.format(-hours, 'hour') : ago.format(-Math.round(hours / 24), 'day');
  },
  noNet: 'The server cannot be reached. Nothing has happened; try again when you are connected.',
  refused: (why: string) => `The server said no: ${why}`,
};
