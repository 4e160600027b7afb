import { useState, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { playOnFrom } from '../replay/play-on.ts'
import { putSave } from '../store/saves.ts'
import { useSettings } from '../store/settings.ts'
import { Button } from '../ui/button.tsx'
import type { Posed } from './posed.ts'
import { puzzleTable, seatsOf } from './puzzle-table.ts'

/** A match of this browser that goes on after the turn that was played; dice and cards fall anew. */
export function PlayOn({
  posed: { words, file, loaded, puzzle },
  taken,
}: {
  readonly posed: Posed
  readonly taken: readonly string[]
}): ReactElement {
  const [, go] = useLocation()
  const [isBusy, setBusy] = useState(false)
  const name = useSettings((settings) => settings.name)
  const begin = async (): Promise<void> => {
    setBusy(true)
    const { game } = loaded
    const who = name === '' ? words.say('web.you') : name
    const table = puzzleTable(game, file, puzzle, who)
    for (const text of taken) {
      const move = game.read(text)
      if (move !== undefined) table.match.play(puzzle.seat, move)
    }
    // Refused where the turn has ended by itself.
    table.match.play(puzzle.seat, game.endTurn)
    const id = crypto.randomUUID()
    const { match } = table
    const from = {
      match,
      record: table.record(),
      at: match.entries.length,
      seats: seatsOf(file, puzzle, who),
    }
    await putSave(playOnFrom(from, id, Date.now()))
    go(`/play/${id}`)
  }
  return (
    <Button icon="play" disabled={isBusy} onClick={() => void begin()} data-play-on>
      {words.say('puzzle.play-on')}
    </Button>
  )
}
