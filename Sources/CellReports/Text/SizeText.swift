/// What is said of files that are larger than what opens well.
enum SizeText {
  /// From here on a file is large: pages open slowly, and services that keep or show files refuse them.
  static let limit = 20_000_000

  /// What happened, to which file, and what to do; nil for files that are not large.
  static func warning(_ path: String, bytes: Int) -> String? {
    guard bytes > limit else { return nil }
    return
      "\(path) has \(HTMLText.number(Double(bytes) / 1_000_000)) MB; files of more than 20 MB open slowly, and services refuse some. "
      + "Run a part of the scenarios (--filter NAME), or divide the run (--shard 1/4)"
  }
}
