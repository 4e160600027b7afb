import type { ReactElement, ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import type { Session } from '../session/session.ts'
import { PACES, useSettings } from '../store/settings.ts'
import { Choice } from './choice.tsx'
import { Dialog } from './dialog.tsx'
import styles from './options.module.css'
import { Switch } from './switch.tsx'

interface OptionsProps {
  readonly open: boolean
  readonly onClose: () => void
  /** At a table: the session to which changes apply at once. */
  readonly session?: Session | undefined
  /** What else there is at this table. */
  readonly children?: ReactNode
}

/** The settings of this browser. */
export function OptionsDialog({ open, onClose, session, children }: OptionsProps): ReactElement {
  const words = useWords()
  const settings = useSettings()
  const { change } = settings
  return (
    <Dialog title={words.say('web.options')} open={open} onClose={onClose}>
      <div className={styles.options}>
        <Looks />
        <Switch
          label={words.say('web.option.motion')}
          about={words.say('web.option.motion.about')}
          on={settings.motion === 'system'}
          onChange={(on) => change({ motion: on ? 'system' : 'off' })}
        />
        <PaceChoice />
        <Switch
          label={words.say('web.option.end-turn')}
          about={words.say('web.option.end-turn.about')}
          on={settings.endTurnByHand}
          onChange={(endTurnByHand) => {
            change({ endTurnByHand })
            void session?.setEndTurnByHand(endTurnByHand)
          }}
        />
        <Switch
          label={words.say('web.option.steps')}
          about={words.say('web.option.steps.about')}
          on={settings.stepByStep}
          onChange={(stepByStep) => {
            change({ stepByStep })
            void session?.setStepByStep(stepByStep)
          }}
        />
        <Switch
          label={words.say('web.option.shortcuts')}
          about={words.say('web.option.shortcuts.about')}
          on={settings.shortcuts}
          onChange={(shortcuts) => change({ shortcuts })}
        />
        {children}
      </div>
    </Dialog>
  )
}

/** How fast the moves of others are shown. */
function PaceChoice(): ReactElement {
  const words = useWords()
  const { pace, change } = useSettings()
  return (
    <div className={styles.row}>
      <b>{words.say('web.option.pace')}</b>
      <Choice
        legend={words.say('web.option.pace')}
        value={pace}
        onChange={(chosen) => change({ pace: chosen })}
        options={PACES.map((each) => [each, words.say(`web.option.pace.${each}`)] as const)}
      />
    </div>
  )
}

/** How pages and tables look. */
function Looks(): ReactElement {
  const words = useWords()
  const { theme, table, change } = useSettings()
  return (
    <>
      <div className={styles.row}>
        <b>{words.say('web.option.theme')}</b>
        <Choice
          legend={words.say('web.option.theme')}
          value={theme}
          onChange={(chosen) => change({ theme: chosen })}
          options={[
            ['system', words.say('web.option.theme.system')],
            ['light', words.say('web.option.theme.light')],
            ['dark', words.say('web.option.theme.dark')],
          ]}
        />
      </div>
      <div className={styles.row}>
        <b>{words.say('web.option.table')}</b>
        <Choice
          legend={words.say('web.option.table')}
          value={table}
          onChange={(chosen) => change({ table: chosen })}
          options={[
            ['picture', words.say('web.option.table.picture')],
            ['text', words.say('web.option.table.text')],
          ]}
        />
      </div>
    </>
  )
}
