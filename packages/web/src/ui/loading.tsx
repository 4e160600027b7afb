import { useRef, type ReactElement } from 'react'
import { useFocusHome } from './focus-home.ts'

/** Stands in the place of a page until it is there; meanwhile the focus rests on it. */
export function Loading(): ReactElement {
  const home = useRef<HTMLElement>(null)
  useFocusHome(home)
  return <main ref={home} tabIndex={-1} aria-busy="true" />
}
