import type { TekhenuEvent, TekhenuView } from '@benben/tekhenu'
import type { ReactElement } from 'react'
import type { TableProps } from '../app/registry.ts'
import { TextTable } from '../text/text-table.tsx'

/** The table of Tekhenu. */
export function TekhenuTable(props: TableProps<TekhenuView, TekhenuEvent>): ReactElement {
  return <TextTable {...(props as unknown as TableProps)} />
}
