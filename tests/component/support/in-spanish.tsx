import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement } from 'react'
import messages from '@/messages/es.json'

/** As the server renders it: with every text at hand. */
export function renderInSpanish(element: ReactElement) {
  return render(
    <NextIntlClientProvider locale="es" messages={messages} timeZone="Europe/Madrid">
      {element}
    </NextIntlClientProvider>,
  )
}

export const servingLabels = { ...messages.serving, weekdays: messages.weekdays }
