import { PATHS, type Notes } from '@benben/protocol'
import { ApiError, callApi } from '../store/api.ts'
import { localNotes, writeLocalNotes } from '../store/local-notes.ts'
import type { Seen } from '../session/session.ts'

/** Where the notes of one person at one table are kept. */
export interface NotesSource {
  readonly read: () => Promise<string>
  /** Resolves to the text that is kept now: another window may have written meanwhile, then it holds both. */
  readonly write: (text: string) => Promise<string>
}

/** On the server, with the version that was read last. */
function serverNotes(table: string): NotesSource {
  const path = PATHS.notes(table)
  let version = 0
  const take = (notes: Notes): string => {
    version = notes.version
    return notes.text
  }
  const put = async (text: string): Promise<string> =>
    take(await callApi<Notes>(path, { text, version }, 'PUT'))
  return {
    read: async () => take(await callApi<Notes>(path)),
    write: async (text) => {
      try {
        return await put(text)
      } catch (error) {
        if (!(error instanceof ApiError) || error.fault.code !== 'protocol.newer-notes') throw error
        const theirs = take(await callApi<Notes>(path))
        return put(`${theirs}\n${text}`)
      }
    },
  }
}

/** In this browser, for each person at the screen. */
const browserNotes = ({ id, viewer }: Pick<Seen, 'id' | 'viewer'>): NotesSource => ({
  read: async () => localNotes(id, viewer),
  write: async (text) => {
    writeLocalNotes(id, viewer, text)
    return text
  },
})

export const notesOf = (seen: Pick<Seen, 'id' | 'viewer' | 'connection'>): NotesSource =>
  seen.connection === 'local' ? browserNotes(seen) : serverNotes(seen.id)
