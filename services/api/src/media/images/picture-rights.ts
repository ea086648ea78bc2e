import { escapeMarkup, type Settings } from '../../platform';

/**
 * Creator, copyright and credit as XMP, which image searches show as IPTC photo metadata
 * (https://iptc.org/standards/photo-metadata). Contains nothing from the original's own metadata.
 */
export function pictureRights({ brand, http }: Pick<Settings, 'brand' | 'http'>): string {
  const creator = escapeMarkup(brand.artist ?? brand.name);
  const attributes = [
    'rdf:about=""',
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
    'xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"',
    'xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/"',
    `photoshop:Credit="${escapeMarkup(brand.name)}"`,
    'xmpRights:Marked="True"',
    `xmpRights:WebStatement="${escapeMarkup(`${http.publicOrigin}/contact`)}"`,
  ].join(' ');
  return (
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    `<rdf:Description ${attributes}>` +
    `<dc:creator><rdf:Seq><rdf:li>${creator}</rdf:li></rdf:Seq></dc:creator>` +
    `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">© ${creator}. All rights reserved.</rdf:li></rdf:Alt></dc:rights>` +
    '</rdf:Description></rdf:RDF></x:xmpmeta>'
  );
}
