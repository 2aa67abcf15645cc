import Foundation

/// Which controllers an app's storyboards make.
enum Storyboards {
  /// An expression for each class of a controller.
  static func makers(in folder: String) -> [String: String] {
    var result: [String: String] = [:]
    for path in files(folder) {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      result.merge(makers(of: String(decoding: data, as: UTF8.self), named: name)) { first, _ in first }
    }
    return result
  }

  private static func files(_ folder: String) -> [String] {
    let names = (FileManager.default.enumerator(atPath: folder)?.allObjects ?? []).compactMap { $0 as? String }
    return names.filter { $0.hasSuffix(".storyboard") && !$0.contains("Pods/") }.sorted().map { "\(folder)/\($0)" }
  }

  private static func makers(of text: String, named name: String) -> [String: String] {
    var result: [String: String] = [:]
    let initial = text.firstMatch(of: /initialViewController="([^"]*)"/).map { String($0.1) }
    for element in text.matches(of: /<\w*[vV]iewController\b([^>]*)>/) {
      let attributes = Dictionary(
        String(element.1).matches(of: /(\w+)="([^"]*)"/).map { (String($0.1), String($0.2)) },
        uniquingKeysWith: { first, _ in first })
      guard let type = attributes["customClass"], result[type] == nil else { continue }
      if let identifier = attributes["storyboardIdentifier"] {
        result[type] = "UIStoryboard(name: \"\(name)\", bundle: nil).instantiateViewController(withIdentifier: \"\(identifier)\")"
      } else if let id = attributes["id"], id == initial {
        result[type] = "UIStoryboard(name: \"\(name)\", bundle: nil).instantiateInitialViewController()!"
      }
    }
    return result
  }
}
