/** The tutorials of 2GM: one idea after the other. */
export const gmLearn = {
  tactics: {
    title: 'Learn 2GM Tactics',
    lessons: {
      supply: {
        title: 'AP and the Supply Line',
        text: 'Everything costs Action Points, AP. At the start of your turn the HQ brings some, and so does every row of your Supply Line: it begins at your HQ and ends at the first row in which you have no unit. The marks beside the field show it. You hold rows 1 and 2, so you have just collected 3 AP; the Commandos in row 4 stand behind a gap and bring nothing.',
        tasks: {
          close: 'Close the gap: move the Commandos from e4 back to e3.',
          end: 'End the Movement Phase (e).',
        },
        slips: {
          gap: 'There is still a row without a unit of yours. Take it back with Undo (u) and go from e4 to e3.',
          early: 'The phase is over, and row 3 is empty. Take it back with Undo (u), or start over.',
        },
        learned:
          'The line is three rows long now and will bring one AP more next turn. The enemy has a line like yours: whoever breaks it starves him.',
      },
      deploy: {
        title: 'Deploy',
        text: 'Units come from your hand in the Deployment Phase, onto an empty space of your first row. What a unit carries is bought with it, now or never: the price grows as you choose. You have 3 AP. Try the Crusader too and read why it has to wait.',
        tasks: { hmg: 'Deploy the Heavy Infantry on d1 with an HMG.' },
        slips: {
          bare: 'It has come without the HMG, and upgrades are not sold later. Take it back with Undo (u) and choose the HMG before you confirm.',
          ended: 'The Deployment Phase is over. Take it back with Undo (u), or start over.',
        },
        learned:
          'The HMG has to be set up before it fires, and then the infantry stays where it is until it is taken down.',
      },
      move: {
        title: 'Move',
        text: 'In the Movement Phase every unit goes as far as its Movement allows, never diagonally. Lakes cannot be crossed. Forest is difficult ground: whoever enters it has used up his Movement, and leaves it one space at a time. But it gives cover.',
        tasks: {
          around: 'Drive the Crusader from c1 around the lake to b3.',
          forest: 'Move the Heavy Infantry from d2 into the forest on d3.',
        },
        slips: {
          elsewhere: 'The Crusader has gone elsewhere. Take it back with Undo (u) and drive to b3.',
          open: 'The infantry stands in the open. Take it back with Undo (u) and go to d3.',
          ended: 'The Movement Phase is over. Take it back with Undo (u), or start over.',
        },
        learned: 'Tanks keep to open ground, infantry to the woods. What is deployed this turn does not move yet.',
      },
      shoot: {
        title: 'Shoot',
        text: 'One ten-sided die decides: at the first number or more the weapon hits, at the second it is a critical hit. Its Armor-piercing must reach the Armor of the target, and a critical hit destroys only what it pierces with more. Before anything is fixed you see the odds and every modifier. Compare: the Crusader pierces 6, the Panzer II has Armor 3, the Tiger 6.',
        tasks: { panzer: 'Shoot with the Crusader on c3 at the Panzer II on c5.' },
        slips: {
          tiger: 'A Tiger can be scratched, not destroyed, by this gun. Start over and shoot at the Panzer II.',
          ended: 'The Shooting Phase is over. Take it back with Undo (u), or start over.',
        },
        learned:
          'Whatever is hit takes the damage of the weapon as wounds, and each wound makes its own shots worse. The log keeps every die with what it needed.',
      },
      suppress: {
        title: 'Cover and suppression',
        text: 'Forest raises both numbers by one for whoever shoots into it. But fire does more than wound: when a second unit of yours attacks the same enemy in one turn, and both could pierce it, it comes under suppressive fire. It moves one space at most, shoots worse and does not react, until your next turn.',
        tasks: {
          first: 'Shoot with the Heavy Infantry on c3 at the Elite Grenadiers on d4.',
          second: 'Now with the one on d3, at the same target.',
        },
        slips: {
          ended: 'The Shooting Phase is over too early. Take it back with Undo (u), or start over.',
        },
        learned: 'Hit or miss, two attackers press a unit down. That is how an assault is prepared.',
      },
      assault: {
        title: 'Assault',
        text: 'A unit next to an enemy may storm his space. The assault is declared in the Movement Phase, as its move, and fought in the Shooting Phase. The defender shoots first: that is the reaction fire. Then you strike, and no Armor helps against it. If the space is free afterwards, it is yours.',
        tasks: {
          declare: 'Declare the assault of the Gurkhas on c3 against the Light Infantry on c4.',
          end: 'End the Movement Phase and the Deployment Phase (e, e).',
          resolve: 'Resolve the assault.',
          strike: 'Strike with the Grenades.',
        },
        slips: {
          walked: 'The Gurkhas have moved instead. Take it back with Undo (u) and choose the enemy on c4.',
          stayed: 'No assault was declared. Take it back with Undo (u), or start over.',
          failed: 'Thrown back: the defender still lives, so the space is his. Start over and use the Grenades.',
        },
        learned: 'Suppressed defenders do not fire back. Wound them first, press them down, then storm.',
      },
      support: {
        title: 'Support cards',
        text: 'Support cards say when they may be played and what they cost. Those you can play now are bright; the others say why not. Fuel gives a tank or a transport two more Movement for one AP. On Target waits for an attack of yours: you will be asked.',
        tasks: {
          fuel: 'Play Fuel on the Crusader on c1.',
          dash: 'Drive it from c1 to c5, right before the howitzer.',
        },
        slips: {
          dry: 'Without Fuel it does not get there, and now it has moved. Take it back with Undo (u): the card comes first.',
          short: 'Nearly. With Fuel it reaches c5. Take the move back with Undo (u).',
          ended: 'The Movement Phase is over. Take it back with Undo (u), or start over.',
        },
        learned:
          'The enemy holds such cards too. Below your units you can say whether you want to be asked at every such moment, only when you hold something that fits, or not until your next turn.',
      },
      win: {
        title: 'Win',
        text: 'The match is won when the enemy HQ has no HP left. It lies behind the middle of his first row, one step farther. It has no cover and does not shoot back. Two HP are left. The field gun reaches it from e3, the Crusader from d4.',
        tasks: { hq: 'Shoot with the QF 25-pdr on e3 at the HQ in the north.' },
        slips: {
          missed: 'The HQ stands yet. The other gun has not fired; or start over.',
          ended: 'The Shooting Phase is over. Take it back with Undo (u), or start over.',
        },
        learned:
          'Won! That is all you need for a first match. Everything else the table explains as you go; every sentence leads to its rule.',
      },
    },
  },
  pacific: {
    title: 'Learn 2GM Pacific',
    lessons: {
      transport: {
        title: 'Transport',
        text: 'Infantry walks one space in a turn; a transport takes it farther. It gets in from the next space, rides along, and gets off to the left or to the right of where the transport has stopped. A passenger shares the wounds of a hit on its carrier.',
        tasks: {
          board: 'Let the Heavy Infantry on d1 get into the M3 Scout on c1.',
          drive: 'Drive the M3 Scout to c4.',
          off: 'Let the infantry get off into the forest on d4.',
        },
        slips: {
          walked: 'The infantry has walked. Take it back with Undo (u) and choose the M3 Scout as its goal.',
          empty: 'The M3 Scout has left without its passenger. Take it back with Undo (u).',
          elsewhere: 'From there it is not beside the forest. Take the drive back with Undo (u) and go to c4.',
          beside: 'It got off on the other side. Take it back with Undo (u) and choose d4.',
          ended: 'The Movement Phase is over. Take it back with Undo (u), or start over.',
        },
        learned: 'Four spaces in one turn, and into cover. Landing craft work the same way, on water.',
      },
      raid: {
        title: 'An air attack',
        text: 'Aircraft wait beside the HQ and reach the whole field. A bomber attacks a row of spaces, everything in it, friend and foe. But a raid has five steps: it is announced; enemy fighters may intercept; your fighters may escort; anti-aircraft guns near the target fire; what is left drops its bombs. Japan has a fighter and a gun.',
        tasks: {
          bombs: 'Send the B-25 Mitchell against c5, d5 and e5: choose c5, toward the east.',
          escort: 'A fighter comes at it: let the P-38 Lightning fly escort.',
        },
        slips: {
          fighter: 'That was the fighter: it attacks one target, and then it is gone. Start over with the bomber.',
          alone: 'The bomber had to fight alone. Start over and send the P-38 with it.',
          ended: 'The Shooting Phase is over. Start over.',
        },
        learned: 'After its attack an aircraft goes to the discard pile. The log tells the five steps with every die.',
      },
      intercept: {
        title: 'Intercept and fire back',
        text: 'Now the raid comes to you: it is Japan’s turn, and a bomber flies against your HQ. You are asked twice. A fighter beside your HQ may rise against it, and anti-aircraft guns in range may fire, both before the bombs fall.',
        tasks: {
          rise: 'Intercept with the P-40 Warhawk.',
          flak: 'Fire at it with the M1 37mm on d2.',
        },
        slips: { passed: 'You have let it pass, and the bombs fell. Start over and answer it.' },
        learned:
          'A wounded bomber aims worse, and a destroyed one drops nothing. Guns that guard the HQ are worth their AP.',
      },
      landing: {
        title: 'Landing craft and beach',
        text: 'Only landing craft and amphibious vehicles cross the sea. A landing craft carries one unit of any kind and lets it off through the ramp, straight ahead, onto the beach. That uses up the Movement of both, but the Marines may still shoot.',
        tasks: {
          shore: 'Bring the LCVP with the Marines from c1 to c2.',
          ramp: 'Let them off onto the beach on c3.',
          fire: 'End the Movement and the Deployment Phase (e, e), and shoot at the Light Infantry on c5.',
        },
        slips: {
          aside: 'Take it back with Undo (u): the craft with the Marines goes from c1 to c2.',
          aboard: 'The Marines are still aboard. Take it back with Undo (u), or start over.',
          silent: 'The Shooting Phase is over and they have not fired. Start over.',
        },
        learned: 'That is a landing. The scenarios have whole beaches of it: bring guns, smoke and aircraft.',
      },
    },
  },
};
