extension UTType {
  public static var item: UTType { UTType(trusted: "public.item") }
  public static var content: UTType { UTType(trusted: "public.content") }
  public static var data: UTType { UTType(trusted: "public.data") }
  public static var directory: UTType { UTType(trusted: "public.directory") }
  public static var folder: UTType { UTType(trusted: "public.folder") }
  public static var url: UTType { UTType(trusted: "public.url") }
  public static var fileURL: UTType { UTType(trusted: "public.file-url") }
  public static var text: UTType { UTType(trusted: "public.text") }
  public static var plainText: UTType { UTType(trusted: "public.plain-text") }
  public static var utf8PlainText: UTType { UTType(trusted: "public.utf8-plain-text") }
  public static var rtf: UTType { UTType(trusted: "public.rtf") }
  public static var html: UTType { UTType(trusted: "public.html") }
  public static var xml: UTType { UTType(trusted: "public.xml") }
  public static var json: UTType { UTType(trusted: "public.json") }
  public static var commaSeparatedText: UTType { UTType(trusted: "public.comma-separated-values-text") }
  public static var swiftSource: UTType { UTType(trusted: "public.swift-source") }
  public static var image: UTType { UTType(trusted: "public.image") }
  public static var png: UTType { UTType(trusted: "public.png") }
  public static var jpeg: UTType { UTType(trusted: "public.jpeg") }
  public static var gif: UTType { UTType(trusted: "com.compuserve.gif") }
  public static var heic: UTType { UTType(trusted: "public.heic") }
  public static var svg: UTType { UTType(trusted: "public.svg-image") }
  public static var audiovisualContent: UTType { UTType(trusted: "public.audiovisual-content") }
  public static var movie: UTType { UTType(trusted: "public.movie") }
  public static var video: UTType { UTType(trusted: "public.video") }
  public static var audio: UTType { UTType(trusted: "public.audio") }
  public static var mpeg4Movie: UTType { UTType(trusted: "public.mpeg-4") }
  public static var mp3: UTType { UTType(trusted: "public.mp3") }
  public static var pdf: UTType { UTType(trusted: "com.adobe.pdf") }
  public static var archive: UTType { UTType(trusted: "public.archive") }
  public static var zip: UTType { UTType(trusted: "public.zip-archive") }
  public static var contact: UTType { UTType(trusted: "public.contact") }
  public static var vCard: UTType { UTType(trusted: "public.vcard") }
}

/// The part of the system's declarations that list code meets (drag, drop, pickers, file rows).
enum SystemTypes {
  struct Entry {
    var identifier: String
    var parents: [String]
    var extensions: [String] = []
    var mimeTypes: [String] = []
  }

  static let byIdentifier = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

  static let all = common + files

  private static let common: [Entry] = [
    Entry(identifier: "public.item", parents: []),
    Entry(identifier: "public.content", parents: []),
    Entry(identifier: "public.data", parents: ["public.item"]),
    Entry(identifier: "public.directory", parents: ["public.item"]),
    Entry(identifier: "public.folder", parents: ["public.directory"]),
    Entry(identifier: "public.url", parents: ["public.data"]),
    Entry(identifier: "public.file-url", parents: ["public.url"]),
    Entry(identifier: "public.text", parents: ["public.data", "public.content"]),
    Entry(identifier: "public.plain-text", parents: ["public.text"], extensions: ["txt", "text"], mimeTypes: ["text/plain"]),
    Entry(identifier: "public.utf8-plain-text", parents: ["public.plain-text"]),
    Entry(identifier: "public.rtf", parents: ["public.text"], extensions: ["rtf"], mimeTypes: ["text/rtf"]),
    Entry(identifier: "public.html", parents: ["public.text"], extensions: ["html", "htm"], mimeTypes: ["text/html"]),
    Entry(identifier: "public.xml", parents: ["public.text"], extensions: ["xml"], mimeTypes: ["application/xml", "text/xml"]),
    Entry(identifier: "public.json", parents: ["public.text"], extensions: ["json"], mimeTypes: ["application/json"]),
    Entry(
      identifier: "public.comma-separated-values-text", parents: ["public.delimited-values-text"], extensions: ["csv"],
      mimeTypes: ["text/csv"]),
    Entry(identifier: "public.source-code", parents: ["public.plain-text"]),
    Entry(identifier: "public.swift-source", parents: ["public.source-code"], extensions: ["swift"]),
    Entry(identifier: "public.image", parents: ["public.data", "public.content"]),
    Entry(identifier: "public.png", parents: ["public.image"], extensions: ["png"], mimeTypes: ["image/png"]),
    Entry(
      identifier: "public.jpeg", parents: ["public.image"], extensions: ["jpeg", "jpg", "jpe"], mimeTypes: ["image/jpeg"]),
    Entry(identifier: "com.compuserve.gif", parents: ["public.image"], extensions: ["gif"], mimeTypes: ["image/gif"]),
    Entry(identifier: "public.heic", parents: ["public.image"], extensions: ["heic"], mimeTypes: ["image/heic"]),
    Entry(
      identifier: "public.svg-image", parents: ["public.image", "public.xml"], extensions: ["svg"],
      mimeTypes: ["image/svg+xml"]),
    Entry(identifier: "public.audiovisual-content", parents: ["public.data", "public.content"]),
    Entry(identifier: "public.movie", parents: ["public.audiovisual-content"]),
    Entry(identifier: "public.video", parents: ["public.movie"]),
    Entry(identifier: "public.audio", parents: ["public.audiovisual-content"]),
    Entry(identifier: "public.mpeg-4", parents: ["public.movie"], extensions: ["mp4"], mimeTypes: ["video/mp4"]),
    Entry(identifier: "public.mp3", parents: ["public.audio"], extensions: ["mp3"], mimeTypes: ["audio/mpeg"]),
    Entry(
      identifier: "com.adobe.pdf", parents: ["public.data", "public.content"], extensions: ["pdf"],
      mimeTypes: ["application/pdf"]),
    Entry(identifier: "public.archive", parents: ["public.data"]),
    Entry(
      identifier: "public.zip-archive", parents: ["public.archive"], extensions: ["zip"], mimeTypes: ["application/zip"]),
    Entry(identifier: "public.contact", parents: []),
    Entry(
      identifier: "public.vcard", parents: ["public.text", "public.contact"], extensions: ["vcf"],
      mimeTypes: ["text/vcard"]),
  ]
}
