/** Queries about results, the same for both engines but for their parameters. */

/** The results of the others in the matches of a guest. */
export const rivals = (guest: string): string => `SELECT o.match, o.guest, g.nickname, o.place, o.score
  FROM results r JOIN results o ON o.match = r.match AND o.guest <> r.guest JOIN guests g ON g.id = o.guest
  WHERE r.guest = ${guest} ORDER BY o.match, o.place, o.guest`

/** The last rated results of all guests in a game with so many seats. */
export const lastRated = (game: string, seats: string): string => `SELECT * FROM results r
  WHERE game = ${game} AND seats = ${seats} AND n = (SELECT max(n) FROM results x
    WHERE x.guest = r.guest AND x.game = r.game AND x.seats = r.seats)`
