/// What the words on a field say about what it is for, in some of the languages that apps are written in.
enum FieldWords {
  /// The kind that words are for; the first one in the table, where a number of a telephone comes before other numbers.
  static func kind(of texts: [String]) -> FieldPurpose.Kind {
    let texts = texts.map { $0.lowercased() }
    let words = Set(texts.flatMap { $0.split { !$0.isLetter }.map(String.init) })
    return table.first { entry in
      entry.words.contains { word in
        // A word of a script with spaces is one by itself: there is an "age" in every message.
        word.allSatisfy { $0.isASCII || $0 < "\u{0250}" } ? words.contains(word) : texts.contains { $0.contains(word) }
      }
    }?.kind ?? .unknown
  }

  private static let table: [(kind: FieldPurpose.Kind, words: [String])] = [
    (.search, ["search", "find", "filter", "suche", "suchen", "rechercher", "buscar", "검색", "検索", "搜索"]),
    (.email, ["email", "mail", "correo", "courriel", "이메일", "메일", "メール", "邮箱", "邮件"]),
    (.phone, ["phone", "telephone", "tel", "mobile", "telefon", "handy", "téléphone", "teléfono"]),
    (.phone, ["전화", "연락처", "휴대폰", "電話", "电话", "手机"]),
    (.postalCode, ["zip", "zipcode", "postcode", "postal", "plz", "우편번호", "郵便番号", "邮编"]),
    (.address, ["url", "link", "website", "webpage", "링크"]),
    (.password, ["password", "passwort", "contraseña", "비밀번호", "パスワード", "密码"]),
    (.code, ["otp", "인증번호"]),
    (.date, ["date", "birthday", "datum", "fecha", "날짜", "생일", "생년월일", "日付", "日期"]),
    (.number, ["number", "age", "amount", "quantity", "qty", "count", "price", "cost", "total", "stock", "weight", "height"]),
    (.number, ["year", "years", "page", "pages", "minutes", "hours", "seconds", "calories", "reps", "sets", "steps", "points"]),
    (.number, ["score", "budget", "discount", "alter", "anzahl", "menge", "preis", "betrag", "âge", "montant", "prix"]),
    (.number, ["quantité", "edad", "cantidad", "precio", "나이", "가격", "수량", "재고", "금액", "개수", "할인"]),
    (.number, ["年齢", "年龄", "数量", "価格", "价格", "金額", "金额"]),
  ]
}
