import Foundation
import HeadlessCore
@_spi(CellHarness) import SelectorDispatch

/// A storyboard or xib of the app.
@MainActor final class NibDocument {
  enum Kind: String { case storyboard, xib }

  let name: String
  let kind: Kind
  let root: NibElement
  /// Elements that others refer to.
  let elements: [String: NibElement]
  /// Which scene of a storyboard an element is in.
  private let scenes: [String: NibElement]
  /// What the file knows of the pictures it names.
  private let images: [String: NibElement]

  /// How findings name the file.
  var fileName: String { "\(name).\(kind.rawValue)" }

  /// The file of a name, if the app has one. Read once in a run.
  static func named(_ name: String, _ kind: Kind) -> NibDocument? {
    let state = UIKitRunState.current
    let plain = (name as NSString).lastPathComponent
    let key = "\(plain).\(kind.rawValue)"
    if let known = state.nibs[key] { return known }
    guard let path = NibFiles.path(plain, kind) else { return nil }
    let read = NibDocument(plain, kind, at: path)
    state.nibs[key] = read
    return read
  }

  private init(_ name: String, _ kind: Kind, at path: String) {
    self.name = name
    self.kind = kind
    let found = FileManager.default.contents(atPath: path).flatMap(NibReader.root)
    guard let found, found.name == "document" else {
      missing(NibTexts.unreadable(path, isOld: found?.name == "archive"))
    }
    root = found
    var elements: [String: NibElement] = [:]
    var scenes: [String: NibElement] = [:]
    found.visit { element in if let id = element.id { elements[id] = element } }
    for scene in found.inside("scenes") { scene.visit { element in if let id = element.id { scenes[id] = scene } } }
    (self.elements, self.scenes) = (elements, scenes)
    images = Dictionary(found.inside("resources").filter { $0.name == "image" }.map { ($0.attributes["name"] ?? "", $0) }) {
      first, _ in first
    }
  }

  /// The top of an xib, or of one scene.
  func objects(around id: String? = nil) -> [NibElement] {
    id.map { scenes[$0]?.inside("objects") ?? [] } ?? root.inside("objects")
  }

  func scene(of id: String) -> NibElement? { scenes[id] }

  /// The element of the controller that a name in the storyboard stands for.
  func controller(named identifier: String) -> NibElement? {
    root.inside("scenes").lazy.flatMap { $0.inside("objects") }.first { $0.attributes["storyboardIdentifier"] == identifier }
  }
  var initialController: NibElement? { root.attributes["initialViewController"].flatMap { elements[$0] } }

  /// A picture: the system's, or one of the app's.
  func image(named name: String) -> UIImage? {
    images[name]?.attributes["catalog"] == "system" ? UIImage(systemName: name) : UIImage(named: name)
  }
}

/// Where the app's interface files are: in the folders of its modules, or in those that the screen names.
@MainActor enum NibFiles {
  static func path(_ name: String, _ kind: NibDocument.Kind) -> String? {
    let end = "/\(name).\(kind.rawValue)"
    let found = AppFiles.nearest(
      (AppFiles.all + AppResources.files(withExtension: kind.rawValue)).filter { $0.hasSuffix(end) })
    // The development language's file holds the texts that the code has too.
    return found.first { $0.contains("/Base.lproj/") } ?? found.first { !$0.contains(".lproj/") } ?? found.first
  }

  /// True if any file of the kind is there: then one that is not is missing on a phone too.
  static func has(_ kind: NibDocument.Kind) -> Bool {
    (AppFiles.all + AppResources.files(withExtension: kind.rawValue)).contains { $0.hasSuffix(".\(kind.rawValue)") }
  }
}
