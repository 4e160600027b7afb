import { createContext, use, type ReactNode } from 'react'

/** What stands in the place of a table's prompt; null where the table asks as usual. */
export const PromptSlot = createContext<ReactNode>(null)

export const usePromptSlot = (): ReactNode => use(PromptSlot)
