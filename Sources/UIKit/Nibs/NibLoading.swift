import CellTrace
import Foundation
import HeadlessCore
@_spi(CellHarness) import SelectorDispatch

/// Makes the objects of one part of an interface file: an xib, a controller with its bars, a controller's view, or a prototype.
@MainActor final class NibLoading {
  let document: NibDocument
  /// Of the controller that is made.
  var source: NibSource?
  /// Stands for the file's owner: whoever loads an xib, or the controller of a scene.
  weak var owner: AnyObject?
  /// By the ids of their elements. Strong until the part is loaded, since nobody else may hold an object before its outlets are set.
  private var objects: [String: AnyObject] = [:]
  /// Objects of the parts around, which connections may name.
  private let outside: NibReferences
  private var made: [(element: NibElement, object: AnyObject)] = []
  private var constraints: [(element: NibElement, owner: UIView)] = []
  /// Views by the ids of their guides.
  var guideOwners: [String: UIView] = [:]
  /// Ids of views that belong to a cell's style.
  var skipped: Set<String> = []
  var prototypes = NibPrototypes()
  /// Containers and the segues that fill them.
  private(set) var embeddings: [(segue: NibElement, container: UIView)] = []

  init(_ document: NibDocument, owner: AnyObject?, outside: NibReferences = NibReferences()) {
    self.document = document
    self.owner = owner
    self.outside = outside
  }

  /// Makes the objects of top-level elements, connects them and wakes them up.
  func load(_ elements: [NibElement]) -> [AnyObject] {
    let top = elements.compactMap { $0.name == "placeholder" ? nil : object(of: $0) }
    finish(elements)
    return top
  }

  /// Makes an object that is there already known by its element's id.
  func know(_ object: AnyObject, as element: NibElement) {
    if let id = element.id { objects[id] = object }
    made.append((element, object))
  }

  /// After all objects are made: constraints, outlets and actions, runtime attributes, `awakeFromNib`.
  ///
  /// - Parameter controller: whose view this is. It was made with another part.
  func finish(_ elements: [NibElement], connecting controller: (element: NibElement, object: AnyObject)? = nil) {
    for (element, view) in constraints { activate(element, in: view) }
    prototypes.register(document, references(), owner)
    if let controller { connect(controller.element, controller.object, isLater: true) }
    for placeholder in elements where placeholder.name == "placeholder" {
      if let object = find(placeholder.id ?? "") { connect(placeholder, object) }
    }
    for (element, object) in made { connect(element, object) }
    for (element, object) in made { setRuntimeAttributes(element, object) }
    for (_, object) in made { awake(object) }
  }

  /// True if the object was made with a part around.
  func isOutside(_ id: String) -> Bool { outside[id] != nil }

  /// What later parts may refer to, without keeping it alive.
  func references() -> NibReferences {
    var result = outside
    for (id, object) in objects { result[id] = object }
    return result
  }

  // MARK: Objects

  /// The object of an element, made when first asked for.
  func object(of element: NibElement) -> AnyObject? {
    if let id = element.id, let known = objects[id] { return known }
    guard !NibNames.designOnly.contains(element.name) else { return nil }
    guard let type = namedClass(of: element) else {
      Probe.post(.unowned(NibTexts.unknownElement(element.name, document.fileName)))
      return nil
    }
    let coder = NibCoder(self, element)
    guard let made = standIn(for: make(type, element, coder), element, coder) else { return nil }
    know(made, as: element)
    if !(made is UIView), !(made is UIViewController) { fillPlain(made, element) }
    return made
  }

  func view(of element: NibElement) -> UIView? { object(of: element) as? UIView }

  /// An object by its id: of this part, of those around, or who stands behind a placeholder.
  func find(_ id: String) -> AnyObject? {
    if let found = objects[id] ?? outside[id] { return found }
    guard let element = document.elements[id] else { return nil }
    switch (element.name, element.attributes["placeholderIdentifier"]) {
    case ("placeholder", "IBFilesOwner"): return owner
    case ("viewLayoutGuide", _), ("viewControllerLayoutGuide", _): return guide(of: element)
    default: return nil
    }
  }

  func namedClass(of element: NibElement) -> AnyClass? {
    let base: AnyClass? = NibNames.classes[element.name]
    guard let name = element.attributes["customClass"] else { return base }
    let module = element.attributes["customModule"]
    if let found = AppClasses.named(name, module: module) { return found }
    if module == nil || module == "UIKit", let known = NibNames.frameworkClasses[name] { return known }
    // One that is left over from before, and that no file of the app's declares any more, UIKit tells of and goes on without.
    if AppResources.declaresClass(name) == false {
      FileHandle.standardError.write(Data(NibTexts.leftOverClass(name).utf8))
      return base
    }
    missing(NibTexts.unknownClass(name, module, document.fileName))
  }

  /// What a view or a controller names in its place, once it is made: the file's other objects are connected with that one.
  ///
  /// How large the view was to be, by itself, is said of the other as well; its other constraints and its content go with it.
  private func standIn(for object: AnyObject, _ element: NibElement, _ coder: NSCoder) -> AnyObject? {
    guard let responder = object as? UIResponder else { return object }
    guard let other = responder.awakeAfter(using: coder).map({ $0 as AnyObject }) else { return nil }
    guard other !== object, let old = object as? UIView, let new = other as? UIView else { return other }
    constraints = constraints.compactMap { constraint in
      guard constraint.owner === old else { return constraint }
      let attributes = constraint.element.attributes
      guard attributes["secondItem"] == nil, attributes["firstItem"].map({ $0 == element.id }) ?? true else { return nil }
      return (constraint.element, new)
    }
    return other
  }

  private func make(_ type: AnyClass, _ element: NibElement, _ coder: NibCoder) -> AnyObject {
    let object: AnyObject? =
      switch type {
      case let stack as UIStackView.Type: stack.init(coder: coder)
      case let view as UIView.Type: view.init(coder: coder)
      case let controller as UIViewController.Type: controller.init(coder: coder)
      case let layout as UICollectionViewLayout.Type: layout.init(coder: coder)
      case let other as NSObject.Type: plain(other, element)
      default: nil
      }
    guard let object else { missing(NibTexts.unmade(QualifiedTypeName.of(type), document.fileName)) }
    return object
  }

  private func plain(_ type: NSObject.Type, _ element: NibElement) -> NSObject? {
    type == UINavigationItem.self ? UINavigationItem(title: element.attributes["title"] ?? "") : TypesKnownLater.object(type)
  }

  private func awake(_ object: AnyObject) {
    switch object {
    case let view as UIView: view.awakeFromNib()
    case let controller as UIViewController: controller.awakeFromNib()
    case let item as UIBarItem: item.awakeFromNib()
    case let constraint as NSLayoutConstraint: constraint.awakeFromNib()
    case let layout as UICollectionViewLayout: layout.awakeFromNib()
    default:
      guard SelectorSending.responds(object, to: "awakeFromNib") else { return }
      SelectorSending.send("awakeFromNib", to: object, [], for: .message)
    }
  }

  // MARK: Collected while objects are made

  func keep(constraints of: NibElement, for view: UIView) {
    let excluded = NibVariations.excluded(from: "constraints", of)
    for constraint in of.inside("constraints") where !excluded.contains(constraint.id ?? "") && constraint.name == "constraint" {
      constraints.append((constraint, view))
    }
  }
  func keep(embedding segue: NibElement, in container: UIView) { embeddings.append((segue, container)) }
  func know(_ object: AnyObject, id: String) { objects[id] = object }
}

/// Objects of an interface file by their ids, held by somebody else.
struct NibReferences {
  private struct Reference { weak var object: AnyObject? }
  private var references: [String: Reference] = [:]

  subscript(id: String) -> AnyObject? {
    get { references[id]?.object }
    set { references[id] = Reference(object: newValue) }
  }
}
