import Foundation
import HeadlessCore
import SelectorDispatch
import Testing

@testable import UIKit

/// Interface files of public apps, without their custom classes: a folder of them can be given.
@Suite("Interface files of others") struct PublicInterfaceFileTests {
  private static let folder = ProcessInfo.processInfo.environment["CELLHARNESS_PUBLIC_NIBS"]

  @Test("Every object of CELLHARNESS_PUBLIC_NIBS is made, and nothing in the files is unknown", .enabled(if: folder != nil))
  func load() async throws {
    let folder = Self.folder ?? ""
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
    #expect(!files.isEmpty)
    for file in files {
      let path = "\(folder)/\(file)"
      let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent], "\(file)") {
        [path = path as String] in
        await MainActor.run { PublicFile.load(path) }
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.split(separator: "\n").filter { $0.hasPrefix("UNKNOWN ") || $0.contains("atal error") } == [], "\(file)")
    }
  }
}

@MainActor private enum PublicFile {
  static func load(_ path: String) {
    AppFiles.add([path])
    Probe.sink = { event in
      if case .unowned(let text) = event { FileHandle.standardError.write(Data("UNKNOWN \(text)\n".utf8)) }
    }
    let name = (path as NSString).lastPathComponent
    let plain = (name as NSString).deletingPathExtension
    if name.hasSuffix(".xib") {
      _ = UINib(nibName: plain, bundle: nil).instantiate(withOwner: UIViewController())
      return
    }
    guard let document = NibDocument.named(plain, .storyboard) else { return }
    let storyboard = UIStoryboard(name: plain, bundle: nil)
    for element in document.root.inside("scenes").flatMap({ $0.inside("objects") })
    where NibNames.classes[element.name] as? UIViewController.Type != nil {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      window.rootViewController = storyboard.controller(id: element.id ?? "", of: document)
      window.isHidden = false
      window.layoutIfNeeded()
    }
  }
}
