import SwiftSyntax

/// Attributes that only Objective-C, Interface Builder and the app's own start need.
enum AppleAttributes {
  static let dropped: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "GKInspectable",
    "NSApplicationMain", "NSManaged", "UIApplicationMain", "main",
  ]
  /// Those that make a member known to Objective-C.
  static let exposing: Set<String> = ["objc", "IBAction", "IBOutlet", "IBSegueAction", "IBInspectable", "GKInspectable"]

  /// Those that give a function's body to whoever calls it from another module.
  static let inlining: Set<String> = ["inlinable", "_alwaysEmitIntoClient", "backDeployed"]

  static func has(_ name: String, _ attributes: AttributeListSyntax) -> Bool { names(attributes).contains(name) }
  static func isObjC(_ attributes: AttributeListSyntax) -> Bool { !names(attributes).isDisjoint(with: exposing) }
  static func isMain(_ attributes: AttributeListSyntax) -> Bool {
    !names(attributes).isDisjoint(with: ["main", "UIApplicationMain", "NSApplicationMain"])
  }

  /// The name in `@objc(name)`.
  static func objcName(_ attributes: AttributeListSyntax) -> String? {
    for case .attribute(let attribute) in attributes where attribute.attributeName.plainText == "objc" {
      if let arguments = attribute.arguments { return arguments.plainText }
    }
    return nil
  }

  /// True for `@convention(block)`, and for the function that a method of Objective-C is: one that takes a selector.
  static func isConventionOfObjectiveC(_ node: AttributeSyntax) -> Bool {
    guard node.attributeName.plainText == "convention" else { return false }
    switch node.arguments?.plainText {
    case "block": return true
    case "c":
      let type = node.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)
      return type?.parameters.contains { $0.type.plainText == "Selector" } == true
    default: return false
    }
  }

  private static func names(_ attributes: AttributeListSyntax) -> Set<String> {
    var result: Set<String> = []
    for case .attribute(let attribute) in attributes { result.insert(attribute.attributeName.plainText) }
    return result
  }
}

extension SourceSurvey {
  func visitAttribute(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.plainText
    // Not by the name alone: other libraries have types of that name.
    if name == "Observable" { facts.uses.insert(.observation) }
    if name == "available" { noteUnavailable(node) }
    // Modules of an app, and libraries that are compiled from their sources, are of one package here, which knows of nothing retroactive.
    if name == "retroactive", facts.imports.contains(where: { !AppModules.isTaken($0) }) { blank(node) }
    if AppleAttributes.inlining.contains(name) { facts.hasInlinable = true }
    if AppleAttributes.dropped.contains(name) || AppleAttributes.isConventionOfObjectiveC(node) {
      blank(node)
      return .skipChildren
    }
    return .visitChildren
  }
}

extension SourceSurvey {
  /// What is unavailable on iOS is so here: a case of it need not be met in a `switch`.
  private func noteUnavailable(_ node: AttributeSyntax) {
    guard case .availability(let list) = node.arguments, let first = list.first, first.argument.plainText == "iOS",
      list.dropFirst().first?.argument.plainText == "unavailable"
    else { return }
    facts.edits.append(Edit(range(first.argument), "*"))
  }
}

extension SyntaxProtocol {
  /// The tokens without spaces and comments. `trimmedDescription` makes a tree anew for it, which takes as long as the file is.
  var plainText: String { tokens(viewMode: .sourceAccurate).map(\.text).joined() }
}
