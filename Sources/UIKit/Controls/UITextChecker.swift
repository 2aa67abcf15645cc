import Foundation

/// Checks spelling. No dictionary is here: every word is taken for a right one, and completions are words that the app taught it.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  public override init() { super.init() }

  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    let start = (string as NSString).substring(with: range).lowercased()
    let found = UITextChecker.learned.filter { $0.lowercased().hasPrefix(start) }.sorted()
    return found.isEmpty ? nil : found
  }

  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }
  open var ignoredWords: [String]?
  open class func learnWord(_ word: String) { learned.insert(word) }
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  open class func unlearnWord(_ word: String) { learned.remove(word) }
  open class var availableLanguages: [String] { ["en_US"] }

  private static var learned: Set<String> {
    get { UIKitRunState.current.learnedWords }
    set { UIKitRunState.current.learnedWords = newValue }
  }
}
