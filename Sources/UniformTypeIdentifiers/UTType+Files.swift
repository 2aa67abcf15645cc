// Kinds of files that apps name when they tell apart what a picker, a drop or a download brings.
extension UTType {
  public static var webP: UTType { UTType(trusted: "org.webmproject.webp") }
  public static var tiff: UTType { UTType(trusted: "public.tiff") }
  public static var bmp: UTType { UTType(trusted: "com.microsoft.bmp") }
  public static var heif: UTType { UTType(trusted: "public.heif") }
  public static var rawImage: UTType { UTType(trusted: "public.camera-raw-image") }
  public static var quickTimeMovie: UTType { UTType(trusted: "com.apple.quicktime-movie") }
  public static var mpeg: UTType { UTType(trusted: "public.mpeg") }
  public static var avi: UTType { UTType(trusted: "public.avi") }
  public static var wav: UTType { UTType(trusted: "com.microsoft.waveform-audio") }
  public static var midi: UTType { UTType(trusted: "public.midi-audio") }
  public static var sourceCode: UTType { UTType(trusted: "public.source-code") }
  public static var delimitedText: UTType { UTType(trusted: "public.delimited-values-text") }
  public static var tabSeparatedText: UTType { UTType(trusted: "public.tab-separated-values-text") }
  public static var epub: UTType { UTType(trusted: "org.idpf.epub-container") }
  public static var gzip: UTType { UTType(trusted: "org.gnu.gnu-zip-archive") }
  public static var spreadsheet: UTType { UTType(trusted: "public.spreadsheet") }
  public static var presentation: UTType { UTType(trusted: "public.presentation") }
  public static var calendarEvent: UTType { UTType(trusted: "public.calendar-event") }
}

extension SystemTypes {
  static let files: [Entry] = [
    Entry(identifier: "org.webmproject.webp", parents: ["public.image"], extensions: ["webp"], mimeTypes: ["image/webp"]),
    Entry(identifier: "public.tiff", parents: ["public.image"], extensions: ["tiff", "tif"], mimeTypes: ["image/tiff"]),
    Entry(identifier: "com.microsoft.bmp", parents: ["public.image"], extensions: ["bmp"], mimeTypes: ["image/bmp"]),
    Entry(identifier: "public.heif", parents: ["public.image"], extensions: ["heif"], mimeTypes: ["image/heif"]),
    Entry(identifier: "public.camera-raw-image", parents: ["public.image"]),
    Entry(
      identifier: "com.apple.quicktime-movie", parents: ["public.movie"], extensions: ["mov", "qt"],
      mimeTypes: ["video/quicktime"]),
    Entry(identifier: "public.mpeg", parents: ["public.movie"], extensions: ["mpg", "mpeg"], mimeTypes: ["video/mpeg"]),
    Entry(identifier: "public.avi", parents: ["public.movie"], extensions: ["avi"], mimeTypes: ["video/avi"]),
    Entry(identifier: "com.microsoft.waveform-audio", parents: ["public.audio"], extensions: ["wav"], mimeTypes: ["audio/wav"]),
    Entry(identifier: "public.midi-audio", parents: ["public.audio"], extensions: ["midi", "mid"], mimeTypes: ["audio/midi"]),
    Entry(identifier: "public.delimited-values-text", parents: ["public.text"]),
    Entry(
      identifier: "public.tab-separated-values-text", parents: ["public.delimited-values-text"], extensions: ["tsv"],
      mimeTypes: ["text/tab-separated-values"]),
    Entry(
      identifier: "org.idpf.epub-container", parents: ["public.data", "public.content"], extensions: ["epub"],
      mimeTypes: ["application/epub+zip"]),
    Entry(
      identifier: "org.gnu.gnu-zip-archive", parents: ["public.archive"], extensions: ["gz"], mimeTypes: ["application/gzip"]),
    Entry(identifier: "public.spreadsheet", parents: ["public.content"]),
    Entry(identifier: "public.presentation", parents: ["public.content"]),
    Entry(identifier: "public.calendar-event", parents: []),
  ]
}
