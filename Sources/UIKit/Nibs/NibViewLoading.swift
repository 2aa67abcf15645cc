import CellTrace
import Foundation
import HeadlessCore

/// Loads the view of a controller.
@MainActor enum NibViewLoading {
  /// False if the controller has no interface file.
  static func load(_ controller: UIViewController) -> Bool {
    if let source = controller.nibSource, let element = source.viewElement {
      load(controller, source, element)
      return true
    }
    guard let (name, document) = xib(of: controller) else { return false }
    _ = NibLoading(document, owner: controller).load(document.objects())
    guard controller.storedView != nil else {
      raise("NIB-01", NibTexts.noView(name, QualifiedTypeName.of(type(of: controller))))
    }
    return true
  }

  /// The view and what else its scene holds.
  private static func load(_ controller: UIViewController, _ source: NibSource, _ element: NibElement) {
    let loading = NibLoading(source.document, owner: controller, outside: source.references)
    if let id = source.element.id { loading.know(controller, id: id) }
    controller.view = loading.view(of: element)
    let others = source.document.objects(around: source.element.id).filter { other in
      other !== source.element && other.attributes["sceneMemberID"] != "viewController"
        && !NibNames.designOnly.contains(other.name)
    }
    controller.nibObjects += others.compactMap { loading.object(of: $0) }
    loading.finish([], connecting: (source.element, controller))
    for (segue, container) in loading.embeddings { NibSegue.embed(segue, in: container, of: controller) }
  }

  /// The one it names, or one that has its class's name.
  private static func xib(of controller: UIViewController) -> (String, NibDocument)? {
    if let name = controller.nibName {
      if let document = NibDocument.named(name, .xib) { return (name, document) }
      if NibFiles.has(.xib) { raise("NIB-02", NibTexts.noNib(name)) }
      missing("the nib \(name)")
    }
    let type = _typeName(type(of: controller), qualified: true)
    guard !type.hasPrefix("UIKit."), let name = type.split(separator: ".").last.map({ String($0.prefix { $0 != "<" }) }) else {
      return nil
    }
    let names = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
    for name in names { if let document = NibDocument.named(name, .xib) { return (name, document) } }
    return nil
  }
}
