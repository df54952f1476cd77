import type { MenuLanguage } from '@/contract/entities/translated-menu'
import type { MenuFormat } from '@/contract/rules/menu-layout/formats'
import { stockDesigns } from '@/contract/stock-templates'
import { answerLanguage, wordsHere } from '../answer-language'
import type { Answer, Reply, Turn } from '../facts'
import type { Proposed } from '../state'
import { pageAt, t, title } from '../texts'
import { contentOf, menuOn, openProposal } from '../turn'
import { noMenu } from './changes'

/** The menu that a request for a picture means: the proposal, otherwise the menu of the day. */
function shown(turn: Turn): Proposed | null {
  const [proposed] = openProposal(turn)?.menus ?? []
  const menu = menuOn(turn, turn.state.focus?.date ?? turn.today) ?? menuOn(turn, turn.today)
  if (proposed) return proposed
  return menu ? { date: menu.date, service: menu.service, content: contentOf(menu) } : null
}

type Wanted = { format: MenuFormat; dishes?: MenuLanguage }

function drawn(turn: Turn, menu: Proposed, templateId: string, wanted: Wanted, reply: Reply): Reply {
  const { imagesLeft } = turn.facts.rights
  if (imagesLeft !== null && imagesLeft <= 0) return { text: t('image.none') }
  const { content, date, service } = menu
  return { ...reply, drawing: { content, date, service, templateId, ...wanted, language: answerLanguage() } }
}

export function inFormat(turn: Turn, { format, dishes }: Wanted): Answer {
  const menu = shown(turn)
  const { restaurant, templates } = turn.facts
  const templateId = openProposal(turn)?.templateId ?? restaurant?.templateId ?? templates[0]?.id
  if (!menu || !templateId) return noMenu(turn, turn.today)
  const text = t(
    format === 'story'
      ? 'format.story'
      : format === 'feed'
        ? 'format.feed'
        : format === 'tv'
          ? 'format.tv'
          : 'format.paper',
  )
  return { replies: [drawn(turn, menu, templateId, { format, ...(dishes && { dishes }) }, { text })] }
}

/** What the owner's page calls it: a stock template has a name in each language. */
function nameOf({ id, name }: Turn['facts']['templates'][number]) {
  const names: Record<string, string | undefined> = wordsHere().stockTemplates
  const stock = stockDesigns.find((one) => one.id === id)
  return (stock && names[stock.key]) ?? name
}

/** Shows the next template after the chosen template. */
export function otherTemplate(turn: Turn, after?: string): Answer {
  const menu = shown(turn)
  const { restaurant, templates, rights } = turn.facts
  const current = after ?? openProposal(turn)?.templateId ?? restaurant?.templateId
  const index = templates.findIndex(({ id }) => id === current)
  const next = templates[(index + 1) % templates.length]
  if (!menu || !next) return noMenu(turn, turn.today)
  if (rights.imagesLeft === 0) return { replies: [{ text: t('image.none') }] }
  return {
    replies: [
      drawn(
        turn,
        menu,
        next.id,
        { format: 'feed' },
        {
          text: t('template.this', { name: nameOf(next), url: pageAt(turn.facts, '/plantilla') }),
          buttons: [
            { action: `tpl:use:${next.id}`, title: t('button.useThis') },
            { action: `tpl:next:${next.id}`, title: title(t('button.another')) },
          ],
        },
      ),
    ],
  }
}

export function chooseTemplate(turn: Turn, id: string): Answer {
  const template = turn.facts.templates.find((one) => one.id === id)
  if (!template) return { replies: [{ text: t('template.gone') }] }
  const proposal = openProposal(turn)
  return {
    replies: [
      {
        text: t(proposal ? 'template.usedProposal' : 'template.used', { name: nameOf(template) }),
        ...(proposal && {
          buttons: [{ action: `pub:${proposal.pid}`, title: t('button.publish') }],
        }),
      },
    ],
    commands: [{ do: 'template', templateId: id }],
    ...(proposal && { state: { proposal: { ...proposal, templateId: id } } }),
  }
}
