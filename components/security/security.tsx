import { CheckIcon, GlobeIcon } from '@/components/ui/icons'
import { Tag } from '@/components/ui/tag'
import type { EmailChange } from '@/contract/endpoints/email-change'
import type { SecondFactor } from '@/contract/endpoints/second-factor'
import { endOtherSessions, endSession, type OpenSession } from '@/contract/endpoints/sessions'
import { unread } from '@/lib/endpoint/light'
import { factorLabels } from '@/lib/i18n/account-labels'
import { deviceText } from '@/lib/i18n/device-text'
import { labelsOf } from '@/lib/i18n/labels'
import { momentText } from '@/lib/i18n/moment-text'
import { sessionPlace } from '@/lib/i18n/session-place'
import { getTranslations } from '@/lib/i18n/translations'
import { languageHere } from '@/lib/language/here'
import { EmailPanel } from './email-panel'
import { FactorPanel } from './factor-panel'
import { Panel } from './panel'
import { PanelRow } from './panel-row'
import { PressButton } from './press-button'

type Props = {
  factor: SecondFactor
  sessions: OpenSession[]
  /** Null where the host cannot change the address. */
  emailChange: EmailChange | null
  ownerId: string
}

/** The security page: the second factor, the account's address and the open sessions. */
export async function Security({ factor, sessions, emailChange, ownerId }: Props) {
  const t = await getTranslations('security')
  const [security, labels, ui, device] = await Promise.all([
    labelsOf('security'),
    factorLabels(),
    labelsOf('ui'),
    labelsOf('deviceName'),
  ])
  const here = sessions.find(({ isCurrent }) => isCurrent)
  return (
    <div className="container-page grid gap-8 py-8 md:gap-12 md:py-14">
      <div className="max-w-3xl">
        <h1 className="text-5xl text-balance md:text-7xl">{t('title')}</h1>
        <p className="mt-4 text-lg text-soft md:text-xl">{t('lead')}</p>
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <FactorPanel
          factor={factor}
          labels={{ ...security, ...labels, close: ui.close }}
          deviceName={here ? deviceText(here, device) : security.defaultName}
        />
        <div className="grid gap-8">
          {emailChange ? (
            <EmailPanel
              change={emailChange}
              labels={{ ...security.email, wait: labels.wait }}
              ownerId={ownerId}
            />
          ) : null}
          <SessionList sessions={sessions} />
        </div>
      </div>
    </div>
  )
}

/** The open sessions. They show little, because we do not store IP addresses. */
async function SessionList({ sessions }: { sessions: OpenSession[] }) {
  const t = await getTranslations('security.sessions')
  const [labels, device] = await Promise.all([labelsOf('security'), labelsOf('deviceName')])
  const press = { press: t('end'), pressing: t('ending'), pressed: t('ended'), failed: t('failed') }
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  return (
    <Panel title={t('title')} text={t('text')}>
      <ul aria-label={t('title')}>
        {sessions.map((session) => (
          <PanelRow
            key={session.sessionId}
            icon={session.isCurrent ? <CheckIcon /> : <GlobeIcon />}
            title={deviceText(session, device)}
            text={[
              session.isCurrent ? null : t('seen', { moment: momentText(session.seenAt) }),
              t('since', { moment: momentText(session.signedInAt) }),
              session.isCurrent || session.isSameNetwork === null
                ? null
                : session.isSameNetwork
                  ? t('sameNetwork')
                  : t('otherNetwork'),
              sessionPlace(session, labels.sessions, languageHere()),
            ]
              .filter(Boolean)
              .join(' · ')}
            action={
              session.isCurrent ? (
                <Tag>{t('current')}</Tag>
              ) : (
                <PressButton
                  to={unread(endSession)}
                  params={{ sessionId: session.sessionId }}
                  name={t('endOf', { device: deviceText(session, device) })}
                  labels={press}
                />
              )
            }
          />
        ))}
      </ul>
      {others.length > 1 ? (
        <div>
          <PressButton
            to={unread(endOtherSessions)}
            variant="secondary"
            labels={{ ...press, press: t('endOthers'), pressed: t('endedOthers') }}
          />
        </div>
      ) : null}
    </Panel>
  )
}
