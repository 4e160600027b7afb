import { areaName } from '@benben/words/tekhenu-edition'
import { useRef, type ReactElement } from 'react'
import { useWords } from '../../app/words.ts'
import type { KeptEdition } from '../../store/editions.ts'
import { Button } from '../../ui/button.tsx'
import { TopBar } from '../../ui/top-bar.tsx'
import { GlyphSheet } from '../icons/glyph.tsx'
import { AreasNav, Legend } from './areas-nav.tsx'
import { AreaView } from './areas.tsx'
import { confirm, redo, undo } from './draft.ts'
import { EntryLine } from './entry-line.tsx'
import { FormContext, useFormModel } from './form-context.ts'
import { pressed, useKeysAnywhere } from './form-keys.ts'
import { fieldsIn, resetFields, withHistory } from './form-state.ts'
import { FormTools } from './form-tools.tsx'
import styles from './form.module.css'
import { Outcome } from './outcome.tsx'
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
          <AreaView area={model.state.selected.area} />
          <EntryLine finder={finder} />
        </section>
        <Outcome />
      </main>
    </FormContext>
  )
}

/** What the area is, and what can be done with all of it. */
function AreaHead(): ReactElement {
  const words = useWords()
  const { state, fields, change } = useFormModel()
  const { area } = state.selected
  const own = fieldsIn(fields, area)
  const { before, after } = state.history
  return (
    <header className={styles.head}>
      <h2>{areaName(words, area)}</h2>
      <p>{words.say(`edition.about.${area}`)}</p>
      <div className={styles.acts}>
        <Button
          look="bare"
          icon="undo"
          label={words.say('edition.form.undo')}
          disabled={before.length === 0}
          onClick={() => change((form) => withHistory(form, undo(form.history)))}
        />
        <Button
          look="bare"
          icon="undo"
          className={styles.redo}
          label={words.say('edition.form.redo')}
          disabled={after.length === 0}
          onClick={() => change((form) => withHistory(form, redo(form.history)))}
        />
        <Button onClick={() => change((form) => resetFields(form, own))}>
          {words.say('edition.form.reset-area')}
        </Button>
        <Button
          title={words.say('edition.form.rest.about')}
          onClick={() =>
            change((form) =>
              withHistory(
                form,
                confirm(
                  form.history,
                  own.map(({ id }) => id),
                ),
              ),
            )
          }
          data-rest
        >
          {words.say('edition.form.rest')}
        </Button>
      </div>
    </header>
  )
}
