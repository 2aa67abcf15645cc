import Foundation

/// Which controllers an app's storyboards make.
struct Storyboards: Equatable {
  /// An expression for each class of a controller that can be made by itself.
  var makers: [String: String] = [:]
  /// Classes of controllers that only a storyboard's own connections lead to.
  var unnamed: Set<String> = []
  /// The class of the first controller, by the storyboard's name.
  var initials: [String: String] = [:]
  /// The storyboard that the app opens with.
  var main: String?

  init(makers: [String: String] = [:]) { self.makers = makers }

  init(in folder: String) {
    let paths = Storyboards.files(folder)
    for path in paths where path.hasSuffix(".storyboard") {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      add(String(decoding: data, as: UTF8.self), named: Storyboards.stem(path))
    }
    unnamed.subtract(makers.keys)
    let names = Set(paths.filter { $0.hasSuffix(".storyboard") }.map(Storyboards.stem))
    let declared = paths.lazy.filter { !$0.hasSuffix(".storyboard") }.compactMap(Storyboards.declaredMain).first(
      where: names.contains)
    main = declared
  }

  private static func stem(_ path: String) -> String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }

  /// Storyboards, property lists of apps and project files.
  private static func files(_ folder: String) -> [String] {
    let names = (FileManager.default.enumerator(atPath: folder)?.allObjects ?? []).compactMap { $0 as? String }
    let isMeant = { (name: String) in
      name.hasSuffix(".storyboard") || name.hasSuffix("Info.plist") || name.hasSuffix(".pbxproj")
    }
    return names.filter { isMeant($0) && !$0.contains("Pods/") }.sorted().map { "\(folder)/\($0)" }
  }

  /// What a property list or a project names as the first storyboard.
  private static func declaredMain(_ path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    let inList = /<key>UI(?:Main|Scene)StoryboardFile<\/key>\s*<string>([^<]+)<\/string>/
    if let found = text.firstMatch(of: inList) { return String(found.1) }
    let inProject = /INFOPLIST_KEY_UIMainStoryboardFile = "?([^";]+)"?;/
    return text.firstMatch(of: inProject).map { String($0.1) }
  }

  private mutating func add(_ text: String, named name: String) {
    let initial = text.firstMatch(of: /initialViewController="([^"]*)"/).map { String($0.1) }
    for element in text.matches(of: /<\w*[vV]iewController\b([^>]*)>/) {
      let attributes = Dictionary(
        String(element.1).matches(of: /(\w+)="([^"]*)"/).map { (String($0.1), String($0.2)) },
        uniquingKeysWith: { first, _ in first })
      guard let type = attributes["customClass"], makers[type] == nil else { continue }
      if let identifier = attributes["storyboardIdentifier"] {
        makers[type] = "UIStoryboard(name: \"\(name)\", bundle: nil).instantiateViewController(withIdentifier: \"\(identifier)\")"
      } else if let id = attributes["id"], id == initial {
        initials[name] = type
        makers[type] = "UIStoryboard(name: \"\(name)\", bundle: nil).instantiateInitialViewController()!"
      } else {
        unnamed.insert(type)
      }
    }
  }
}
