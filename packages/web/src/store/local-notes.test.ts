import { afterEach, expect, it, vi } from 'vitest'
import { localNotes, removeLocalNotes, writeLocalNotes } from './local-notes.ts'

afterEach(() => void vi.unstubAllGlobals())

/** Keys are properties, as those of the browser's own storage are. */
class Storage {
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string>)[key] ?? null
  }
  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: value })
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key)
  }
}

it('keeps notes of each person at a screen, until the match is deleted', () => {
  vi.stubGlobal('localStorage', new Storage())
  writeLocalNotes('one', 0, 'of Ada')
  writeLocalNotes('one', 1, 'of Ben')
  writeLocalNotes('two', 0, 'elsewhere')
  expect([localNotes('one', 0), localNotes('one', 1), localNotes('one', 'spectator')]).toEqual([
    'of Ada',
    'of Ben',
    '',
  ])
  writeLocalNotes('one', 1, '')
  expect(localNotes('one', 1)).toBe('')
  removeLocalNotes('one')
  expect([localNotes('one', 0), localNotes('two', 0)]).toEqual(['', 'elsewhere'])
})
