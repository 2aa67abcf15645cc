/// What the rewriter knows of one file after parsing it. It is kept between builds: a file that has not changed is not parsed again.
struct SourceFacts: Codable {
  /// Replacements that follow from the file alone.
  var edits: [Edit] = []
  var types: [TypeFacts] = []
  /// Other names that the file gives to classes.
  var aliases: [String: String] = [:]
  var members: [MemberFacts] = []
  var selectors: [SelectorUse] = []
  var optionalCalls: [OptionalCall] = []
  /// Names in the file that say which closures it has run elsewhere.
  var closureWords: Set<String> = []
  /// True for a file with functions whose bodies its users take over: those may call nothing that is the file's own.
  var hasInlinable = false
  /// Modules that the file imports, with submodules left off.
  var imports: Set<String> = []
  /// Where each of them is imported.
  var importPlaces: [ImportPlace] = []
  /// Where arguments go in `Progress()`.
  var progresses: [Int] = []
  /// Where such a module's name stands before one of its names: `CoreImage.CIImage`.
  var qualifiers: [ImportPlace] = []
  /// Names of protocols' own that would be hidden by those of Foundation for Linux.
  var hiddenAliases: [HiddenAlias] = []
  /// Names in the file that belong to modules which Apple's Foundation brings along.
  var uses: Set<ImpliedModule> = []
  /// Names in the file that only UIKit gives.
  var usesUIKit = false
  /// Types with `@main` or `@UIApplicationMain` that are classes, or that a call of `UIApplicationMain` names.
  var appDelegate: String?
  /// Where `private` stands before types inside of types.
  var nestedPrivate: [Edit] = []
  /// What keeps the file from being rewritten.
  var errors: [SourceError] = []

  /// Takes down what a name asks to be imported.
  mutating func note(_ name: String) {
    if let module = ImpliedNames.module(of: name) { uses.insert(module) }
    if ImpliedNames.isOfUIKit(name) { usesUIKit = true }
    if ConcurrentClosure.allWords.contains(name) { closureWords.insert(name) }
  }
}

/// A type alias in a protocol.
struct HiddenAlias: Codable {
  var name: String
  var text: String
  /// The protocol.
  var owner: String
}

/// An import declaration.
struct ImportPlace: Codable {
  var module: String
  var start: Int
  var end: Int
}

/// Modules whose names a file may use after `import Foundation` or `import UIKit` on Apple's platforms.
enum ImpliedModule: String, Codable, CaseIterable {
  case foundation = "Foundation"
  case combine = "Combine"
  case networking = "FoundationNetworking"
  /// Foundation brings the parser along.
  case xml = "FoundationXML"
  case observation = "Observation"
  /// What Foundation and the runtime have on Apple's platforms only is in UIKit here.
  case uiKit = "UIKit"
  case selectors = "SelectorDispatch"
  /// SwiftUI and UIKit bring its names along.
  case coreData = "CoreData"
  /// Locks come with Foundation on a Mac.
  case system = "os"
  /// UIKit and SwiftUI bring its names along.
  case notifications = "UserNotifications"
  /// Foundation brings its certificates along.
  case security = "Security"
  /// Headers that bridge to Objective-C bring its functions into all files.
  case digests = "CommonCrypto"
  /// Core Foundation's names come with Foundation; here they stand in Core Graphics.
  case coreFoundation = "CoreGraphics"
}

/// A class or a protocol that the file declares, or an extension of something.
struct TypeFacts: Codable {
  enum Kind: String, Codable { case `class`, `protocol`, `extension`, other }
  var kind: Kind
  /// With the types around it: `Outer.Inner`.
  var name: String
  var inherits: [String] = []
  var isGeneric = false
  var isPublic = false
  var isNestedPrivate = false
  var isObjCMembers = false
  /// A name given by `@objc(…)`.
  var objcName: String?
  /// Where the closing brace of the body stands.
  var bodyEnd: Int
  var conditions: [String] = []
}

/// A method or property of a class, a protocol or an extension.
struct MemberFacts: Codable {
  enum Kind: Codable, Equatable {
    case method
    case property(isSettable: Bool)
  }
  var kind: Kind
  var owner: String
  var ownerKind: TypeFacts.Kind
  var name: String
  /// Argument labels, `_` for none; empty for properties.
  var labels: [String] = []
  var parameterTypes: [String] = []
  /// Places of the parameters that the method's body does not name.
  var unreadParameters: [Int] = []
  /// A name given by `@objc(…)`.
  var objcName: String?
  /// Marked for Objective-C by itself or by its extension.
  var isObjC = false
  /// `@nonobjc`, generic, asynchronous or otherwise not callable by a selector.
  var isDispatchable = true
  var isStatic = false
  var isOverride = false
  var isPrivate = false
  /// `optional` in a protocol.
  var isOptional = false
  /// Where the type of an optional property stands.
  var typeRange: [Int]?
  var returns: String?
  /// Inside a function: no other declaration can name the type.
  var isLocal = false
  var conditions: [String] = []
  /// In an extension: what calls it from the class's body instead.
  var relay: Relay?
  /// In a class's body: where `override` stands.
  var overrideRange: [Int]?
  var nameStart = 0
  var nameEnd = 0
  var keyValue: KeyValueFacts?

  /// True for what the compiler never reads here.
  var isOfAnotherSystem: Bool { AppleConditions.areOfAnotherSystem(conditions) }

  /// As in `tableView(_:didSelectRowAt:)`.
  var fullName: String { kind == .method ? "\(name)(\(labels.map { $0 + ":" }.joined()))" : name }
}

/// The parts of a declaration in the class's body that calls a member of an extension.
struct Relay: Codable {
  /// Modifiers and the keyword.
  var head: String
  /// What follows the name: parameters and result, or the type of a property.
  var signature: String
  /// The arguments of the call, nil for a property.
  var arguments: String?
  var effects = ""
  var overrideStart: Int?
  var overrideEnd: Int?
}

/// A `#selector(…)`.
struct SelectorUse: Codable {
  enum Kind: String, Codable { case method, getter, setter }
  var kind: Kind
  var start: Int
  var end: Int
  /// What stands before the name: `["self"]`, `["Store"]`.
  var base: [String]
  var name: String
  /// Nil if the name stands alone.
  var labels: [String]?
  /// How many parameters an `as` type names.
  var parameterTypes: [String]?
  /// The type around it.
  var owner: String?
}

/// A call of the form `base.name?(…)`, or `base.name? { … }`.
struct OptionalCall: Codable {
  var baseStart: Int
  var baseEnd: Int
  /// Where the question mark is, or the exclamation mark.
  var mark: Int
  /// True for an exclamation mark.
  var isForced: Bool
  var name: String
  var nameEnd: Int
  var labels: [String]
  /// A closure behind the parentheses is one argument more, whose label is not said.
  var hasTrailingClosure: Bool
  /// The last name in the base: `delegate`.
  var receiver: String
  /// True if the base is part of an optional chain already.
  var isChained: Bool
}

/// Something that keeps a file from being rewritten.
public struct SourceError: Codable, Hashable, Sendable {
  public var line: Int
  public var column: Int
  public var message: String
}
