import type { Guide } from './guide'

export const eu: Guide = {
  title: 'Zer da eguneko menua?',
  description:
    'Nola funtzionatzen duen eguneko menuak: zer ordutan zerbitzatzen den, zenbat plater dituen, menu erdia, prezioan zer sartzen den eta eskupekoa.',
  lead: 'Horrela bazkaltzen da astegunetan Espainia osoan: prezio itxia, egunero aldatzen den zerrenda laburra eta ezustekorik gabeko kontua.',
  sections: [
    {
      title: 'Zer ordutan',
      text: [
        'Eguerdian zerbitzatzen da, batez ere astelehenetik ostiralera, gutxi gorabehera 13:00etatik 16:00etara. Jende gehienak 14:00ak eta 15:00ak artean bazkaltzen du: etorri 13:00etan mahaia nahi baduzu, eta ez 15:30ak pasatuta, sukaldea ixten hasten baita.',
        'Toki batzuetan asteburuan ere izaten da, zertxobait garestiago, eta gutxi batzuetan gauez. Mantelen menu bakoitzak bere ordutegia dauka.',
      ],
    },
    {
      title: 'Platerak',
      text: [
        'Lehen plater bat aukeratzen duzu (zopa, entsalada, lekaleak, pasta, arroza) eta bigarren bat (batez ere haragia edo arraina). Gero postrea edo kafea dator; toki batzuetan, biak.',
        'Plater osoak dira. Plater baten ondoan plus ikurra duen prezio bat badago, ordaintzen den gehigarria da.',
      ],
    },
    {
      title: 'Menu erdia',
      text: [
        'Menu erdia plater bat da biren ordez, diru gutxiagoan. Ogia, edaria eta postrea edo kafea ere izaten ditu. Toki guztietan ez dago: dagoenean, Mantelek prezioa jartzen du.',
      ],
    },
    {
      title: 'Ogia, edaria eta postrea',
      text: [
        'Prezioan sartu ohi dira: ogia, edari bat (ura, ardoa, garagardoa edo freskagarria) eta postrea edo kafea. Etxe bakoitzaren araberakoa da, eta horregatik dio menuak zer duen barne. Gainerakoa aparte ordaintzen da.',
      ],
    },
    {
      title: 'Eskupekoa eta kontua',
      text: [
        'BEZa barne dago, eta ez da eskupekorik utzi behar. Txanpon solteak uzten dira, edo euro bat edo bi gustuko izan bada; inork ez du ehunekorik espero.',
        'Kontua eskatu egiten da: inork ez dizu lehenago ekarriko, inork ez baitzaitu presatu nahi.',
      ],
    },
    {
      title: 'Alergiak eta dietak',
      text: [
        'Edozein jatetxek esan behar dizu Europako legearen hamalau alergenoetatik zein dituen plater bakoitzak. Galdetu, menuak ezer esan ez arren: gisatu batek edo «barazki» plater batek urdaiazpikoa edo salda izan ditzake.',
      ],
    },
  ],
  find: 'Bilatu gaurko menuak zure inguruan',
}
