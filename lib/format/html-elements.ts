/** The names of HTML elements, and of elements of languages embedded in HTML. */
export const HTML_ELEMENTS: ReadonlySet<string> = new Set(
  `a abbr acronym address animate applet area article aside audio b base basefont bdi bdo bgsound big
  blink blockquote body br button canvas caption center circle cite code col colgroup data datalist dd
  del details dfn dialog dir div dl dt ellipse em embed fieldset figcaption figure font footer
  foreignobject form frame frameset g h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img
  input ins isindex kbd keygen label legend li line link listing main map mark marquee math menu
  menuitem meta meter mtext nav nobr noembed noframes noscript object ol optgroup option output p param
  path picture plaintext polygon polyline portal pre progress q rect rp rt ruby s samp script search
  section select set slot small source span strike strong style sub summary sup svg table tbody td
  template text textarea tfoot th thead time title tr track tt u ul use var video wbr xml xmp`.split(
    /\s+/,
  ),
);
