/** Pages and files that are kept and given to everybody, and what is done with a page before. */
export const kept = [
  {
    file: 'lib/http/front/page-cache.ts',
    test: 'lib/http/front/page-cache.test.ts',
    rules: [
      [
        'A6 what sets a cookie is kept for nobody',
        "    !response.hasHeader('set-cookie') &&\n",
        '',
      ],
      ['A6 what is private is kept for nobody', '    !/no-store|private/.test(control) &&\n', ''],
      [
        'a failure takes no kept page away',
        'response.statusCode >= 500 ? pages.kept(path) : null',
        'null',
      ],
    ],
  },
  {
    file: 'lib/http/front/page-cache.ts',
    test: 'lib/http/front/visitors-apart.test.ts',
    rules: [
      ['a page is made once for a crowd', ' ?? (await pages.waiting(path))', ''],
      ['A6 a page is made without its visitor’s query', '    request.url = path;\n', ''],
      [
        'A6 cookies belong to who brought them',
        'if (answer) return sendKept(wishes, response, answer, own);',
        'if (answer) return sendKept(wishes, response, Object.assign(answer.headers, own) && answer);',
      ],
    ],
  },
  {
    file: 'lib/http/front/asked-page.ts',
    test: 'lib/http/front/visitors-apart.test.ts',
    rules: [
      [
        'A6 a page is kept by its path, not by its query',
        '? null : { path, query }',
        '? null : { path: url, query }',
      ],
      [
        'what the router asks for is no page',
        'routerHeaders.some((name) => name in request.headers)',
        'false',
      ],
      ['only GET is answered from what is kept', "request.method !== 'GET' || ", ''],
    ],
  },
  {
    file: 'lib/http/front/asked-page.ts',
    test: 'lib/http/front/asked-page.test.ts',
    rules: [['words of Next go to Next', '[...query.keys()].some(isOfNext) ? null : ', '']],
  },
  {
    file: 'lib/http/front/attribution-headers.ts',
    test: 'lib/http/front/promoter-visits.test.ts',
    rules: [
      ['A6 a promoter’s visit is stored by nobody', "    'cache-control': noStore,\n", ''],
      ['A1 a promoter’s visit to a kept page counts', "'set-cookie': changes", "'x-none': changes"],
    ],
  },
  {
    file: 'lib/http/front/answers/kept-answer.ts',
    test: 'lib/http/front/answers/kept-answer.test.ts',
    rules: [
      [
        'A6 a 304 writes no cookie into a kept copy',
        'Object.keys(extra).length === 0 && has(',
        'has(',
      ],
      ['answers without a tag are told apart', 'tagOf(body)', `'""'`],
      ['nothing of one answer is kept', "  'x-request-id',\n", ''],
      [
        'a date counts only without tags',
        'if (knownTags !== undefined) return',
        'if (knownTags) void',
      ],
    ],
  },
  {
    file: 'lib/http/front/answers/encoding.ts',
    test: 'lib/http/front/answers/encoding.test.ts',
    rules: [
      ['a refused encoding is not given', " && !/^\\s*q=0(\\.0*)?$/.test(weight ?? '')", ''],
      ['brotli is for who offers it', "if (accepts('br')) return", "if (accepts('gzip')) return"],
    ],
  },
  {
    file: 'lib/http/front/files/static-files.ts',
    test: 'lib/http/front/files/static-files.test.ts',
    rules: [
      [
        'a changed file is not given as it was compressed',
        '    if (!gunzipSync(small).equals(plain)) return made;\n',
        '',
      ],
      ['pictures are given as they stand', 'isText(name) ? wishes', 'true ? wishes'],
      ['a part of a file is left to Next', ' || request.headers.range', ''],
      ['a file with a cookie is kept for nobody', " || response.hasHeader('set-cookie')", ''],
      ['a failure is no file', 'response.statusCode !== 200 || ', ''],
      [
        'only names of the build are files',
        'files.get(url)',
        "files.get(decodeURI(url.split('?')[0]))",
      ],
    ],
  },
  {
    file: 'lib/http/page-store/html/static-parts.ts',
    test: 'lib/http/page-store/html/static-parts.test.ts',
    rules: [
      [
        'a part with an island in it stays in the data',
        'return isFragment(type) && isPlain(',
        'return isPlain(',
      ],
      ['what is not shown yet stays in the data', '    if (at < 0) return null;\n', ''],
      ['what stands twice has one number', '    if (known) return known.number;\n', ''],
      ['numbers stand on their own parts', '.sort((a, b) => a.at - b.at)', ''],
      ['a script that runs is no static part', "(type === 'script' && !isData(props))", 'false'],
    ],
  },
  {
    file: 'lib/http/page-store/html/page-data.ts',
    test: 'lib/http/page-store/html/page-data.test.ts',
    rules: [
      ['rows are numbered as the tree names them', 'numbers.size.toString(16);', 'id;'],
      ['hints stand in one order', '))].sort();', '))];'],
      ['data that is not known stays as it is', '    if (!entries) throw new Unknown();\n', ''],
    ],
  },
  {
    file: 'lib/http/page-store/html/rows.ts',
    test: 'lib/http/page-store/html/rows.test.ts',
    rules: [
      ['a long text is counted in bytes', 'Buffer.byteLength(text)', 'text.length'],
      ['a row that is cut off is none', ' || end > data.length', ''],
    ],
  },
  {
    file: 'lib/http/page-store/html/late-scripts.ts',
    test: 'lib/http/page-store/html/finished-page.test.ts',
    rules: [
      ['a late script is fetched once', '[...new Set(sources)]', 'sources'],
      ['late scripts are not fetched early', ".replace(preload, '')", ''],
      ['a page without scripts gets none', 'sources.length === 0 || ', ''],
    ],
  },
];
