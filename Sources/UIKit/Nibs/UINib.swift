import Foundation
import HeadlessCore

/// An interface file, or a prototype of one. Objects are made anew by each ``instantiate(withOwner:options:)``.
@preconcurrency @MainActor open class UINib: NSObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  let name: String
  private let prototype: Prototype?

  /// A part of a file.
  private struct Prototype {
    let element: NibElement
    let document: NibDocument
    let outside: NibReferences
    weak var owner: AnyObject?
  }

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    prototype = nil
    super.init()
  }

  init(_ element: NibElement, in document: NibDocument, outside: NibReferences, owner: AnyObject?) {
    name = document.name
    prototype = Prototype(element: element, document: document, outside: outside, owner: owner)
    super.init()
  }

  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    if let prototype {
      return NibLoading(prototype.document, owner: prototype.owner, outside: prototype.outside).load([prototype.element])
    }
    guard let document = NibDocument.named(name, .xib) else {
      if NibFiles.has(.xib) { raise("NIB-02", NibTexts.noNib(name)) }
      missing("the nib \(name)")
    }
    var outside = NibReferences()
    for (identifier, object) in optionsOrNil?[.externalObjects] as? [String: Any] ?? [:] {
      let placeholder = document.objects().first { $0.attributes["placeholderIdentifier"] == identifier }
      if let id = placeholder?.id { outside[id] = object as AnyObject }
    }
    let objects = NibLoading(document, owner: ownerOrNil.map { $0 as AnyObject }, outside: outside).load(document.objects())
    HostLoop.holdUntilFrame(objects.map { $0 as AnyObject })
    return objects
  }

  /// The one view that a list wants.
  func reusable<View: UIView>(_ type: View.Type, _ identifier: String) -> View {
    let views = instantiate(withOwner: nil).compactMap { $0 as? UIView }
    guard views.count == 1, let view = views[0] as? View else { raise("NIB-03", NibTexts.notOneCell(identifier, name)) }
    return view
  }
}

extension Bundle {
  /// The objects at the top of an interface file of the app's: bundles are not told apart here.
  @preconcurrency @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
