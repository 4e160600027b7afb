import { areaName } from '@benben/words/tekhenu-edition'
import { useRef, type ReactElement } from 'react'
import { useWords } from '../../app/words.ts'
import type { KeptEdition } from '../../store/editions.ts'
import { Help } from '../../ui/help.tsx'
import { TopBar } from '../../ui/top-bar.tsx'
import { GlyphSheet } from '../icons/glyph.tsx'
import { AreaHead } from './area-head.tsx'
import { AreasNav } from './areas-nav.tsx'
import { AreaView } from './areas.tsx'
import { EntryLine } from './entry-line.tsx'
import { FormContext } from './form-context.ts'
import { pressed, useKeysAnywhere } from './form-keys.ts'
import { FormTools, MoreTools } from './form-tools.tsx'
import styles from './form.module.css'
import { Legend } from './legend.tsx'
import { Outcome } from './outcome.tsx'
import { StartAgain } from './start-again.tsx'
import { useEditionForm } from './use-edition-form.ts'

/** The form for an edition: the board, one area at a time, with the line in which the selected value is entered. */
export function EditionForm({ kept }: { readonly kept: KeptEdition }): ReactElement {
  const words = useWords()
  const model = useEditionForm(kept)
  const finder = useRef<HTMLInputElement>(null)
  const find = (): void => finder.current?.select()
  useKeysAnywhere(model, find)
  return (
    <FormContext value={model}>
      <TopBar title={words.say('edition.form.title')}>
        <FormTools id={kept.id} isSaved={model.isSaved} />
        <Help game="tekhenu" button={false} />
      </TopBar>
      <GlyphSheet />
      <main className={styles.page} data-edition-form={kept.id}>
        <div className={styles.side}>
          <h2>{words.say('edition.form.intro')}</h2>
          <p className={styles.about}>{words.say('edition.form.about')}</p>
          <AreasNav />
          <Legend />
        </div>
        <section
          className={styles.board}
          aria-label={areaName(words, model.state.selected.area)}
          onKeyDown={(event) => pressed(event, model, find)}
        >
          <AreaHead />
          <div className={styles.fields} data-fields>
            <AreaView area={model.state.selected.area} />
          </div>
          <EntryLine finder={finder} />
        </section>
        <Outcome />
        <div className={styles.again}>
          <MoreTools isSaved={model.isSaved} />
          <StartAgain />
        </div>
      </main>
    </FormContext>
  )
}
