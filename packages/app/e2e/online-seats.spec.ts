import { answer, isAsked, makeTable, playOn, SHORT, sitDown, somebody } from './online-people';
import { expect, expectNoAxeViolations, test } from './support';

test('a match begun alone goes on with a friend from where it stands, and becomes a match of one’s own again', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000);
  const anna = await somebody(browser, 'Anna', baseURL);
  const ben = await somebody(browser, 'Ben', baseURL);
  await anna.goto('./#/new/tactics');
  await anna.getByLabel('Played by').nth(1).selectOption('A plain opponent');
  await anna.getByRole('button', { name: 'Start the match' }).click();
  await expect(anna.locator('[data-answers]')).toBeVisible();
  for (let n = 0; n < 3; n++) {
    await expect(anna.getByRole('button', { name: 'All answers' })).toBeVisible();
    await answer(anna);
  }
  await expect(anna.getByRole('button', { name: 'All answers' })).toBeVisible();
  const answers = Number(await anna.locator('[data-answers]').getAttribute('data-answers'));

  await anna.goto('./#/matches');
  await anna.getByRole('link', { name: /^Go on online with / }).click();
  await expect(anna.getByRole('heading', { level: 1, name: /^Go on online: / })).toBeVisible();
  await expect(anna.getByText('Nobody is invited yet')).toBeVisible();
  await anna
    .getByLabel(/is played by$/)
    .nth(1)
    .selectOption('Somebody by link');
  await expect(anna.getByText('this browser knows all of it')).toBeVisible();
  await expectNoAxeViolations(anna, 'go on');
  await anna.getByRole('button', { name: 'Make the table, copy the link' }).click();
  await expect(anna.getByRole('heading', { level: 1, name: /^Waiting room/ })).toBeVisible();

  // the guest is told how much has been played, and that it was no secret to everybody
  await ben.goto(await anna.evaluate(() => navigator.clipboard.readText()));
  await expect(
    ben.getByText(`This match was begun at one screen and goes on after ${answers} decisions.`),
  ).toBeVisible();
  await expect(ben.getByText(/their browser knows everything that was hidden/)).toBeVisible();
  await expect(ben.getByRole('img', { name: 'The field as it is laid out' })).toBeVisible();
  await ben.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [anna, ben]) await expect(page.locator(`[data-answers="${answers}"]`)).toBeVisible();
  await answer(anna);
  for (const page of [anna, ben]) await expect(page.locator(`[data-answers="${answers + 1}"]`)).toBeVisible();
  const match = anna.url().split('/').at(-1) ?? '';

  await playOn([anna, ben], () => isAsked(anna));
  await anna.getByRole('button', { name: 'All answers' }).click();
  await anna.getByRole('region', { name: 'All answers' }).getByRole('button', { name: 'surrender' }).click();
  await anna.getByRole('button', { name: 'Really give up? Press once more' }).click();
  await expect(ben.getByText('The match is over.').first()).toBeVisible();
  // what was sealed is proved, and what was not is told apart
  await ben.goto(`./#/table/${match}/replay?at=${answers}&as=1`);
  await expect(ben.getByText(/^The dice, proved: .* \d+ more fell before the match came online/)).toBeVisible();
  await ben.getByRole('button', { name: 'Play on from here' }).click();
  await expect(ben).toHaveURL(/#\/play\//);
  // both sides are on this screen now
  await ben.getByRole('button', { name: 'Show the side of Anna' }).click();
  await expect(ben.locator(`[data-answers="${answers}"]`)).toBeVisible();
});

test('two people with two seats each, and a table of people here, people elsewhere and opponents', async ({
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(180_000);
  const anna = await somebody(browser, 'Anna', baseURL);
  const ben = await somebody(browser, 'Ben', baseURL);
  // by the form: one of each kind
  await anna.goto('./#/new/tactics');
  await anna.getByRole('radio', { name: /^Four people/ }).check();
  for (const [seat, who] of ['Me', 'Somebody by link', 'Another person here', 'Commander: Cadet'].entries()) {
    await anna.getByLabel('Played by').nth(seat).selectOption(who);
  }
  await expect(
    anna.getByLabel('Played by').nth(3).getByRole('option', { name: 'The same guest as before' }),
  ).toHaveCount(1);
  await expect(anna.getByText('The rulebook agrees.')).toBeVisible();
  await anna.getByRole('button', { name: 'Make the table, copy the link' }).click();
  await expect(anna.getByRole('heading', { level: 1, name: /^Waiting room/ })).toBeVisible();
  const seats = anna.getByRole('region', { name: 'Seats' }).getByRole('listitem');
  await expect(seats).toHaveCount(4);
  await expect(seats.nth(0)).toContainText('Anna (you)');
  await expect(seats.nth(1)).toContainText('waits for somebody');
  await expect(seats.nth(2)).toContainText('here');
  await expect(seats.nth(3)).toContainText('Cadet');
  // one link: for the one seat that is free
  await expect(anna.getByRole('button', { name: /^Copy the link for/ })).toHaveCount(1);
  await expectNoAxeViolations(anna, 'mixed table');

  // a whole match of two people with both seats of a team each
  const made = await makeTable(request, SHORT.teams, {
    seats: [{ by: 'link' }, { by: 'link' }, { by: 'with', seat: 0 }, { by: 'with', seat: 1 }],
  });
  await sitDown(anna, made.seats[0] ?? '');
  await sitDown(ben, made.seats[1] ?? '');
  for (const page of [anna, ben]) {
    await expect(page.locator('[data-answers="0"]')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Seats' }).getByText('Anna', { exact: true })).toHaveCount(2);
  }
  await playOn([anna, ben]);
  for (const page of [anna, ben]) await expect(page.getByText('The match is over.').first()).toBeVisible();
});
