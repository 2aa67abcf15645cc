/// What is said of files that are larger than what opens well.
enum SizeText {
  /// From here on a page is large: it opens slowly.
  static let pageLimit = 20_000_000
  /// From here on any file is: services that keep or show files refuse it.
  static let limit = 50_000_000

  /// What happened, to which file, and what to do; nil for files that are not large.
  static func warning(_ path: String, bytes: Int) -> String? {
    let isPage = path.hasSuffix(".html")
    guard bytes > (isPage ? pageLimit : limit) else { return nil }
    return "\(path) has \(HTMLText.number(Double(bytes) / 1_000_000)) MB; "
      + (isPage ? "pages of more than 20 MB open slowly. " : "many services refuse files of more than 50 MB. ")
      + "Run a part of the scenarios (--filter NAME), or divide the run (--shard 1/4)"
  }
}
