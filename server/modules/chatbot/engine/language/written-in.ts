import type { WholeLanguage } from '@/contract/languages'
import { fold } from '@/contract/rules/menu-text/words'

type Words = {
  /** Words of orders and questions: who writes one speaks the language. */
  sure: RegExp
  /** Courtesy, headings and days: they travel from one language into another, and a menu is written for its guests. */
  hints: RegExp
}

/** Folded words with spaces between them; _ stands inside a phrase. */
const words = (list: string) =>
  new RegExp(`(?<![\\p{L}·])(?:${list.trim().replace(/\s+/g, '|').replaceAll('_', ' ')})(?![\\p{L}·])`, 'gu')

/** What only one of the languages has, also with its usual slips, and no dish: neither «amb» nor «with», neither «ola» nor «quita». */
const languages: Record<WholeLanguage, Words> = {
  es: {
    sure: words(`(?:quita|pon|cambia|borra|pasa|mueve)_(?:el|la|los|las) anad(?:e|ir|eme|ele|elo|imos|o) ponl[oa] sustituye deshaz(?:lo)?
      deshacer vuelven? vuelto hay haya tengo tenemos tienes? quier[oea]s? queremos quisiera puedes? puedo podeis cuant[oa]s?
      cuando donde much[oa]s? agotad[oa]s? se_ha_acabado se_han_acabado ahora tambien todavia entonces ya hasta otr[oa]s? eso esto
      entiend[oe]s? ayuda corrige cerramos cuesta`),
    hints: words(
      `hoy manana ayer miercoles jueves viernes primer[oa]s? precio gracias buen[oa]s hola adios noche cena comida`,
    ),
  },
  ca: {
    sure: words(`pos[ae]u? posar treu treure traieu afeg(?:eix|ir|im|eixo) canvi(?:a|ar|eu|em|o) esgota(?:t|da|ts|des) acaba(?:t|ts)
      desfes desfer esborr(?:a|ar|eu) torn(?:a|ar|en) tinc tenim vull volem voldria puc pots podries quants? quina quins quines
      fem farem tanquem obrim tancat tambe ara aixo aquest(?:a|s|es)? falten penja puja envia[’']m escolta surt ensenya fica doncs
      perque millor mateix(?:a|os|es)? ajuda imatge publica[’' -](?:ho|l) publicar-ho digues si_us_plau sisplau encara entenc
      no_hi_ha`),
    hints:
      words(`avui dema ahir dilluns dimarts dimecres dijous divendres dissabte diumenge primers segons preus? inclo(?:s|u|sos)
      hui begudes? sopar migdia vinga merci endavant gracies moltes bon_dia bona_tarda bones adeu entesos d[’']acord`),
  },
  gl: {
    sure: words(`(?:quita|pon|cambia|borra|pasa|mete)_os? engad(?:e|ir|ide|o|elle) esgot(?:ad[oa]s?|ouse|aronse) acabouse acabaronse
      rematouse desfai(?:no)? desfacer deixao temos teno pono acabou imos dalles? quero podes podo agora ainda
      tamen enton volven volve_(?:os?|haber|poner|estar) mellor outr[oa]s? mesm[oa]s? unha dous iso isto axuda imaxe pechamos pechado
      xente paxina non_(?:hai|queda|quedan|quero)`),
    hints:
      words(`hoxe mana onte luns mercores xoves venres primeir[oa]s? pratos? sobremesas prezos? noite xantar cea grazas moitas boas
      bos_dias bo_dia adeus`),
  },
  eu: {
    sure: words(`jarri(?:ko)? ken(?:du|tzeko) gehitu aldatu argitara(?:tu|tzeko) argitaratuta desegin ezabatu agortu(?:ta)? bukatu(?:ta)?
      amaitu(?:ta)? dago daude dugu daukagu dut dituzu ditugu duzu ikus\\p{L}+ atera publikatu ordez itxaron idatzi gehiago erakutsi
      nahi behar zenbat noiz zer nola laguntza irudia txantiloia berriro berriz orain itxita itxi zabalik hori barkatu bidali
      programatu dezakezu utzi igo jaitsi`),
    hints:
      words(`gaur\\p{L}* bihar(?:ko)? atzo(?:ko)? asteleh\\p{L}+ astearte\\p{L}+ asteazken\\p{L}+ ostegun\\p{L}+ ostiral\\p{L}+
      larunbat\\p{L}+ igande\\p{L}+ lehenengo\\p{L}* lehen bigarren\\p{L}* postreak prezio(?:a|ak) menua[kn]? bazkari\\p{L}*
      afari\\p{L}* barne kaixo eskerrik esker agur bai ez egun_on mesedez`),
  },
  en: {
    sure: words(`remove add change swap replace publish undo what how much when which are is we you my could want need this that it
      schedule picture help put make delete cancel there isn[’']?t send gone actually scrap should instead forgot them they i[’']ve
      i[’']m that[’']?s what[’']?s until`),
    hints:
      words(`today tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday starters mains (?:first|main)_courses
      please price prices included lunch dinner thanks thank hello bye morning afternoon yes`),
  },
}

const codes = Object.keys(languages).filter((code): code is WholeLanguage => code in languages)
const longest = 4000

/** Where one language has three times as many of the words as any other. */
function most(counted: { code: WholeLanguage; count: number }[]): WholeLanguage | null {
  const [first, second] = counted.toSorted((one, other) => other.count - one.count)
  return first && second && first.count > 0 && second.count * 3 <= first.count ? first.code : null
}

/** The language in which a message is surely written, and the one that it is perhaps written in. Null where it could be another one. */
export function writtenIn(text: string) {
  const folded = fold(text.slice(0, longest))
  const found = codes.map((code) => {
    const sure = folded.match(languages[code].sure) ?? []
    const hints = folded.match(languages[code].hints) ?? []
    return { code, sure: new Set(sure).size, all: new Set([...sure, ...hints]).size }
  })
  return {
    sure: most(found.map(({ code, sure }) => ({ code, count: sure }))),
    perhaps: most(found.map(({ code, all }) => ({ code, count: all }))),
  }
}
