import SwiftSyntax

extension SourceSurvey {
  /// A property that is `dynamic` says to observers that it changes: Objective-C would.
  func announceChanges(of binding: PatternBindingSyntax, named key: String) {
    guard scopes.last?.kind == .class || scopes.last?.kind == .extension else { return }
    let will = "SelectorDispatch.KeyValueChanges.will(self, \(literal(key)))"
    let did = "SelectorDispatch.KeyValueChanges.did(self, \(literal(key)))"
    facts.uses.insert(.selectors)
    guard let block = binding.accessorBlock else {
      facts.edits.append(
        Edit(at: binding.endPositionBeforeTrailingTrivia.utf8Offset, " { willSet { \(will) } didSet { \(did) } }"))
      return
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    let named = Dictionary(accessors.map { ($0.accessorSpecifier.text, $0) }) { first, _ in first }
    if let body = named["set"]?.body {
      insert(" \(will); defer { \(did) };", into: body)
      return
    }
    guard named["willSet"] != nil || named["didSet"] != nil else { return }
    let start = block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    if let body = named["willSet"]?.body {
      insert(" \(will);", into: body)
    } else {
      facts.edits.append(Edit(at: start, " willSet { \(will) }"))
    }
    if let body = named["didSet"]?.body {
      insert(" defer { \(did) };", into: body)
    } else {
      facts.edits.append(Edit(at: start, " didSet { \(did) }"))
    }
  }

  private func insert(_ text: String, into body: CodeBlockSyntax) {
    facts.edits.append(Edit(at: body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset, text))
  }

  /// What key-value coding asks of a member.
  func keyValueFacts(_ modifiers: DeclModifierListSyntax) -> KeyValueFacts {
    var result = KeyValueFacts()
    for modifier in modifiers where modifier.detail == nil {
      switch modifier.name.text {
      case "dynamic": result.isDynamic = true
      case "private", "fileprivate": result.isOfFile = true
      case "override":
        result.overrideStart = range(modifier).lowerBound
        result.overrideEnd = range(modifier).upperBound
      default: break
      }
    }
    return result
  }
}

/// What key-value coding and observing need to know of a member.
struct KeyValueFacts: Codable {
  var isDynamic = false
  /// Other files cannot name it.
  var isOfFile = false
  var overrideStart: Int?
  var overrideEnd: Int?
}
