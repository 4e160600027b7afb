/** The terminal: prompts, errors, headings and help of its commands. One line per sentence, sorted by what it is for. */
export const cli = {
  'cli.unknown-game': 'There is no game "{found}". Choose one of {known}.',
  'cli.no-editions': 'There is only one edition of {game}, so none can be loaded.',
  'cli.unknown-bot': 'There is no bot "{found}". Choose one of {known}.',
  'cli.bots-for-seats':
    'The game has {seats, plural, one {# seat} other {# seats}}, but {found, plural, one {# bot is} other {# bots are}} named. Name one bot for all seats, or one for each.',
  'cli.not-a-number': '{option} is "{found}", but must be a whole number from {min} to {max}.',
  'cli.seed': 'The seed must be one line of 1 to {longest} characters.',
  'cli.option-pair': '"{found}" is not an option. Write name=value, separated by commas, or JSON.',
  'cli.seat': 'Seat {seat}',
  'cli.at': '{path} has no move {found}. Choose a number from {first} to {last}.',

  'cli.file.missing': 'There is no file {path}. Check the path.',
  'cli.file.folder': '{path} is a folder. Name a file in it.',
  'cli.file.forbidden': 'You may not read the file {path}. Check its permissions.',
  'cli.file.unreadable': 'The file {path} cannot be read ({code}).',
  'cli.file.empty': '{path} is empty.',
  'cli.file.noise': '{path} is not UTF-8 text.',
  'cli.file.large':
    '{path} is too large. The limit is {megabytes, plural, one {# megabyte} other {# megabytes}}.',
  'cli.file.problem': '{path}: {problem}',
  'cli.json.broken': '{what} is not JSON. Check quotes, commas and braces.',
  'cli.json.wrong': '{what} is not JSON: something is wrong in line {line}, column {column}.',

  'cli.with-code': '{problem} (Code: {code}.)',
  'cli.stdin': 'Standard input',
  'cli.stdin-twice': 'Position and moves cannot both come from standard input. Name a file for one of them.',
  'cli.our-mistake':
    'Something went wrong in Benben. Please report what you did; BENBEN_DEBUG=1 shows where.',
  'cli.output': 'The output cannot be written ({code}).',
  'cli.progress': '{done} of {all}',

  'cli.benben': 'Play board games in the terminal, alone, against bots or with others.',
  'cli.example': 'Example:',
  'cli.command.start': 'Ask a few questions, then play.',
  'cli.command.play': 'Play at a table in the terminal.',
  'cli.command.simulate': 'Let bots play many games and count.',
  'cli.command.arena': 'Compare bots pair by pair.',
  'cli.command.record': 'Let bots play one game and write it as a record.',
  'cli.command.replay': 'Play a record again, checking every line.',
  'cli.command.verify': 'Check that a finished match was fair.',
  'cli.command.show': 'Show the table of a record or a position file.',
  'cli.command.legal': 'List what can be decided now and why the rest cannot, as JSON.',
  'cli.command.apply': 'Play moves on from a position and print where they lead, as JSON.',
  'cli.command.help': 'Show help for a command.',

  'cli.example.start': 'npx benben start',
  'cli.example.play': 'npx benben play --seats me,apprentice --seed sunrise',
  'cli.example.simulate': 'npx benben simulate --bots apprentice,novice --games 1000 --seed sunrise',
  'cli.example.arena': 'npx benben arena --bots novice,apprentice,scribe --games 100 --seed sunrise',
  'cli.example.record': 'npx benben record --bots scribe,apprentice --seed sunrise > game.txt',
  'cli.example.replay': 'npx benben replay game.txt --json',
  'cli.example.verify': 'npx benben verify game.txt',
  'cli.example.show': 'npx benben show game.txt --at 12 --seat 0',
  'cli.example.legal': 'npx benben legal game.txt --at 12',
  'cli.example.apply':
    'npx benben show game.txt --at 0 --json > start.json; echo "0: exchange" | npx benben apply start.json',

  'cli.argument.file': 'a record or a position file; - is standard input',
  'cli.argument.record': 'a record; - is standard input',
  'cli.option.help': 'show help',
  'cli.option.json': 'print JSON',
  'cli.option.at': 'after this many moves; 0 is after setup, the default is the last move',
  'cli.option.seat': 'only what this seat may see, counted from 0',
  'cli.option.moves': 'where the lines "seat: move" come from; - is standard input',
  'cli.option.game': 'the game',
  'cli.option.players': 'number of players; default: as few as the game allows',
  'cli.option.options': 'options of the game: name=value separated by commas, or JSON',
  'cli.option.edition': 'a file with printed data instead of the built-in ones, as JSON',
  'cli.option.pair': 'number of players; bots are compared in games of two',
  'cli.option.bots': 'who sits where, separated by commas; one name stands for all seats',
  'cli.option.compared-bots': 'the bots to compare, separated by commas',
  'cli.option.games': 'how many games',
  'cli.option.pair-games':
    'how many games for each pair, an even number: each seed is played from both seats',
  'cli.option.seed': 'the same text gives the same games; default: a new one',
  'cli.option.running': 'as others see a match that still runs: with outcomes of chance, without the seed',
  'cli.option.seats':
    'who sits where, separated by commas: bots by name, people by any other name; default: you against the strongest bots',
  'cli.option.save': 'where the match is saved; default: a new file in the folder .benben',
  'cli.option.resume': 'go on with a match that was saved',
  'cli.option.no-end-turn': 'end turns without asking; then the last move of a turn cannot be taken back',

  'cli.start.terminal': 'This is Benben in the terminal. The table in the browser opens with "npm start".',
  'cli.start.no-terminal': 'This is not an interactive terminal. Start a game like this:',
  'cli.start.game': 'Which game ({games})? [{proposed}] ',
  'cli.start.ways.tekhenu':
    'Tekhenu can also be played with Time of Seth (seth=true), alone against Botankhamun (solo=easy, solo=medium or solo=hard), and by two with the Vizier (vizier=true).',
  'cli.start.options': 'Which of these, separated by commas? [none] ',
  'cli.start.players': 'How many play ({min} to {max})? [{proposed}] ',
  'cli.start.seats':
    'Who sits where? Name a bot from weak to strong ({bots}), or a person at this screen by any other name.',
  'cli.start.seat': 'Seat {seat}? [{proposed}] ',

  'cli.play.seats':
    '{found, plural, one {# player is} other {# players are}} named, but the game is played by {min} to {max}.',
  'cli.play.players': '--players is {players}, but --seats names {found}. Leave one of the two out.',
  'cli.play.name':
    '"{found}" is neither a bot nor a name for a person. Use 1 to 20 letters, digits, spaces, dots, hyphens or apostrophes.',
  'cli.play.same-name': 'Two people are called {found}. Give them different names.',
  'cli.play.person': 'Seat {seat}: {name}, at this screen.',
  'cli.play.bot': 'Seat {seat}: {name}, a bot.',
  'cli.play.automaton': 'Seat {seat}: {name}, who plays by the rules of the game.',
  'cli.play.seed': 'Seed: {seed}',
  'cli.play.saved': 'Every move is saved at once in {path}.',
  'cli.play.help': 'Type a move, or ? for help.',
  'cli.play.prompt': '{name}> ',
  'cli.play.enter-ends': 'Press Enter to end your turn, or type undo.',
  'cli.play.enter-keeps': 'Press Enter to leave your answer as it is.',
  'cli.play.may-back': 'Type back to let the other player change their answer first.',
  'cli.play.no-back': 'There is nobody to hand the screen back to: no answer can be changed now.',
  'cli.play.choices': 'Possible: {moves}.',
  'cli.play.many':
    '{many} moves are possible. "moves" lists them, "moves c3" only those with c3 in them; the Tab key completes.',
  'cli.play.no-moves': 'No possible move has "{words}" in it. "moves" lists all of them.',
  'cli.play.no-look': 'There is nothing called "{topic}" to look at. Type ? for help.',
  'cli.play.undone': 'Taken back: {move}.',
  'cli.play.points': 'If scored now',
  'cli.play.total': 'Total',
  'cli.play.over': 'The whole game is in {path}.',
  'cli.play.left': 'The game is saved in {path}.',
  'cli.play.resume': 'Go on with: npx benben play --resume {path}',

  'cli.curtain.hand-over': 'The screen is for {name} now. Everybody else looks away.',
  'cli.curtain.prompt': '{name}, press Enter. ',

  'cli.save.exists': 'The file {path} already exists. Resume it with --resume, or choose another name.',
  'cli.save.failed': 'The match cannot be saved in {path} ({code}).',
  'cli.resume.cut': 'The last line of the file was not complete and was left out.',
  'cli.resume.no-seed': 'The record does not contain the seed, so the match cannot go on from it.',

  'cli.resume.rules':
    'The match needs version {found} of the rules, but this Benben has version {known} and cannot go on with it. The file stays as it is: a Benben with version {found} can still play it.',

  'cli.replay.earlier':
    'The {moves, plural, one {# move} other {# moves}} before line {line} {moves, plural, one {was} other {were}} played by version {rules} of the rules and cannot be checked here.',
  'cli.replay.holds': '{path} holds: {moves, plural, one {# move} other {# moves}}, all of them legal.',
  'cli.replay.runs': 'The game is not over.',

  'cli.verify.holds': 'ok      {text}',
  'cli.verify.open': 'open    {text}',
  'cli.verify.fails': 'FAILED  {text}',
  'cli.verify.commitment': 'The commitment matches the seed.',
  'cli.verify.commitment-differs': 'The commitment does not match the seed: another seed was promised.',
  'cli.verify.no-seed': 'The record does not contain the seed, so the commitment cannot be checked.',
  'cli.verify.nonces': 'Every seat added a nonce ({seats}).',
  'cli.verify.nonces-missing':
    '{found, plural, one {# nonce is} other {# nonces are}} there for {seats, plural, one {# seat} other {# seats}}.',
  'cli.verify.replay':
    'Seed and nonces lead through {moves, plural, one {# move} other {# moves}} to the end that is written down.',
  'cli.verify.replay-runs':
    'Seed and nonces lead through {moves, plural, one {# move} other {# moves}}. The game is not over.',
  'cli.verify.checkpoint':
    '{isOver, select, yes {The position in line {line} leads through {moves, plural, one {# move} other {# moves}} to the end that is written down.} other {The position in line {line} leads through {moves, plural, one {# move} other {# moves}}. The game is not over.}}',
  'cli.verify.unchecked':
    '{path} is checked only in part: this Benben cannot make {open, plural, one {# check of {checks}} other {# checks of {checks}}}.',
  'cli.verify.failed':
    '{path} cannot be trusted: {failed, plural, one {# check of {checks} fails} other {# checks of {checks} fail}}.',

  'cli.simulate.title': '{game}: {games, plural, one {# game} other {# games}}, seed {seed}',
  'cli.simulate.seat': 'Seat',
  'cli.simulate.bot': 'Bot',
  'cli.simulate.won': 'Won',
  'cli.simulate.share': 'Share',
  'cli.simulate.mean': 'Points',
  'cli.simulate.min': 'min',
  'cli.simulate.p10': 'p10',
  'cli.simulate.p90': 'p90',
  'cli.simulate.max': 'max',
  'cli.simulate.draws': 'Drawn: {draws}',
  'cli.simulate.ends': 'Ended by:',
  'cli.simulate.speed': '{seconds} s, {games} games and {decisions} decisions per second',
  'cli.simulate.broken':
    '{errors, plural, one {# game} other {# games}} broke, the first with seed {seed}: {message}',
  'cli.end.aton.points': '40 points',
  'cli.end.aton.temple': 'a whole temple',
  'cli.end.aton.yellow': 'all yellow spaces',
  'cli.end.aton.green': 'all green spaces',
  'cli.end.aton.scoring': 'a scoring',
  'cli.end.aton.draw': 'a draw',
  'cli.end.tekhenu.final-scoring': 'the final scoring',

  'cli.arena.automata':
    'The arena compares two bots that play each other. With these options a seat plays by itself: use simulate.',
  'cli.arena.two': 'Name two bots or more to compare them.',
  'cli.arena.seats':
    'Bots are compared in games of two, not of {players}. Let more of them play with "simulate".',
  'cli.arena.even':
    '{games} games cannot be shared out evenly: each seed is played from both seats. Choose an even number.',
  'cli.arena.title': '{games, plural, one {# game} other {# games}} for each pair, seed {seed}',
  'cli.arena.a': 'Bot',
  'cli.arena.b': 'against',
  'cli.arena.a-won': 'won',
  'cli.arena.b-won': 'lost',
  'cli.arena.drawn': 'drawn',
  'cli.arena.share': 'share',
  'cli.arena.interval': '95 % interval',
  'cli.arena.percent': '{share} %',
  'cli.arena.from-to': '{low} to {high} %',
  'cli.arena.note': "The share counts a draw as half a win; the interval is Wilson's.",
} as const satisfies Record<string, string>
