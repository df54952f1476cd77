import type { Language } from '@/contract/languages'

type LastWords = Record<'title' | 'text' | 'retry', string>

/**
 * What a page says when nothing else of it works. Copied from the catalogues, because a browser would load all of a catalogue for three texts; a
 * test compares them.
 */
export const lastWords: Record<Language, LastWords> = {
  es: {
    title: 'Se nos ha caído la bandeja',
    text: 'Algo ha fallado al preparar esta página. No es culpa tuya. Prueba otra vez; si sigue igual, vuelve dentro de un rato.',
    retry: 'Probar otra vez',
  },
  ca: {
    title: 'Ens ha caigut la safata',
    text: 'Alguna cosa ha fallat en preparar aquesta pàgina. No és culpa teva. Torna-ho a provar; si continua igual, torna d’aquí a una estona.',
    retry: 'Torna-ho a provar',
  },
  gl: {
    title: 'Caeunos a bandexa',
    text: 'Algo fallou ao preparar esta páxina. Non é culpa túa. Proba outra vez; se segue igual, volve dentro dun pouco.',
    retry: 'Probar outra vez',
  },
  eu: {
    title: 'Erretilua lurrera erori zaigu',
    text: 'Zerbaitek huts egin du orri hau prestatzean. Ez da zure errua izan. Saiatu berriro; berdin jarraitzen badu, itzuli pixka bat geroago.',
    retry: 'Saiatu berriro',
  },
  en: {
    title: 'We’ve dropped the tray',
    text: 'Something went wrong while we were preparing this page. It’s not your fault. Try again, and if it keeps happening, come back a little later.',
    retry: 'Try again',
  },
  fr: {
    title: 'On a fait tomber le plateau',
    text: 'Un problème est survenu pendant la préparation de cette page. Vous n’y êtes pour rien. Réessayez ; si ça continue, revenez un peu plus tard.',
    retry: 'Réessayer',
  },
  de: {
    title: 'Uns ist das Tablett runtergefallen',
    text: 'Beim Laden dieser Seite ist etwas schiefgegangen. Du kannst nichts dafür. Versuch es noch einmal; wenn es nicht klappt, schau später wieder vorbei.',
    retry: 'Noch einmal versuchen',
  },
}
