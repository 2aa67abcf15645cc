import Foundation
import HeadlessCore
import Testing
import UniformTypeIdentifiers

@testable import UIKit

/// Item providers as apps fill and empty them: with classes of their own, files, handlers.
@MainActor @Suite("Forms of item providers", .serialized) struct ItemProviderFormTests {
  init() { RunState.begin() }

  private final class Log: @unchecked Sendable {
    var lines: [String] = []
  }

  private func loaded(_ body: (Log) -> Void) -> [String] {
    let log = Log()
    body(log)
    HostLoop.settle(within: 5)
    return log.lines
  }

  /// A class of the app's, written as JSON for its own app and as a text for all.
  private final class Card: NSObject, NSItemProviderWriting, NSItemProviderReading {
    static let type = "org.example.card"
    let name: String
    init(name: String) { self.name = name }

    static var writableTypeIdentifiersForItemProvider: [String] { [type, "public.utf8-plain-text"] }
    static func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String)
      -> NSItemProviderRepresentationVisibility
    { typeIdentifier == type ? .ownProcess : .all }
    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data((typeIdentifier == Self.type ? #"{"name":"\#(name)"}"# : "Card of \(name)").utf8), nil)
      return nil
    }

    static var readableTypeIdentifiersForItemProvider: [String] { [type, "public.utf8-plain-text"] }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Card {
      let text = String(decoding: data, as: UTF8.self)
      guard typeIdentifier == type else { return Card(name: "text \(text)") }
      guard let name = try JSONDecoder().decode([String: String].self, from: data)["name"] else {
        throw CocoaError(.coderValueNotFound)
      }
      return Card(name: name)
    }
  }

  @Test("DND-19: a class of the app's is written as data of its types, and made of data that something else put in")
  func ownClass() {
    let provider = NSItemProvider(object: Card(name: "Ada"))
    #expect(provider.registeredTypeIdentifiers.sorted() == ["org.example.card", "public.utf8-plain-text"])
    #expect(provider.canLoadObject(ofClass: Card.self) && provider.canLoadObject(ofClass: NSString.self))
    let other = NSItemProvider()
    other.registerDataRepresentation(forTypeIdentifier: Card.type, visibility: .all) { done in
      done(Data(#"{"name":"Bob"}"#.utf8), nil)
      return nil
    }
    let broken = NSItemProvider(item: Data("no card".utf8) as NSData, typeIdentifier: Card.type)
    let lines = loaded { log in
      provider.loadObject(ofClass: NSString.self) { text, _ in log.lines.append("text \(text as? NSString ?? "none")") }
      provider.loadDataRepresentation(forTypeIdentifier: Card.type) { data, _ in
        log.lines.append("data \(data.map { String(decoding: $0, as: UTF8.self) } ?? "none")")
      }
      provider.loadObject(ofClass: Card.self) { card, _ in log.lines.append("same \((card as? Card)?.name ?? "none")") }
      other.loadObject(ofClass: Card.self) { card, _ in log.lines.append("made \((card as? Card)?.name ?? "none")") }
      NSItemProvider(object: "Eve" as NSString).loadObject(ofClass: Card.self) { card, _ in
        log.lines.append("of text \((card as? Card)?.name ?? "none")")
      }
      broken.loadObject(ofClass: Card.self) { card, error in log.lines.append("broken \(card == nil) \(error != nil)") }
    }
    #expect(
      lines.sorted() == [
        "broken true true", #"data {"name":"Ada"}"#, "made Bob", "of text text Eve", "same Ada", "text Card of Ada",
      ])
  }

  @Test("DND-17: another app sees of an object what its class lets all see")
  func visibility() {
    let seen = Log()
    OtherApp.take([UIDragItem(itemProvider: NSItemProvider(object: Card(name: "Ada")))]) { seen.lines.append($0) }
    HostLoop.settle(within: 5)
    #expect(seen.lines == ["Card of Ada"])
  }

  private nonisolated static func words(_ item: (any NSSecureCoding)?, _ error: (any Error)?) -> String {
    switch item {
    case let text as NSString: "\(text)"
    case let data as NSData: "\(data.length) bytes"
    case let url as NSURL: "\((url as URL).lastPathComponent)"
    default: "none \((error as NSError?)?.code ?? 0)"
    }
  }

  @Test(
    "DND-14: an item is loaded as it was put in, as its handler makes it, as data, as a promised object or as a file's address")
  func items() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("letter.txt")
    try Data("Dear".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: folder) }

    let handled = NSItemProvider()
    handled.registerItem(forTypeIdentifier: "public.text") { done, _, options in
      done("handled \(options?.count ?? 0)" as NSString, nil)
    }
    let data = NSItemProvider()
    data.registerDataRepresentation(for: .png) { done in
      done(Data([1, 2]), nil)
      return nil
    }
    let promised = NSItemProvider()
    promised.registerObject(ofClass: NSString.self, visibility: .all) { done in
      done("promised" as NSString, nil)
      return nil
    }
    let filed = NSItemProvider()
    filed.registerFileRepresentation(for: .plainText, openInPlace: true) { done in
      done(file, true, nil)
      return nil
    }
    let contents = try #require(NSItemProvider(contentsOf: file))
    #expect(contents.suggestedName == "letter" && contents.hasItemConformingToTypeIdentifier("public.plain-text"))
    let lines = loaded { log in
      for (provider, type) in [
        (NSItemProvider(object: "as it is" as NSString), "public.text"), (handled, "public.text"), (data, "public.image"),
        (promised, "public.text"), (filed, "public.text"), (contents, "public.text"), (data, "public.text"),
      ] {
        provider.loadItem(forTypeIdentifier: type, options: [:]) { item, error in log.lines.append(Self.words(item, error)) }
      }
    }
    #expect(
      lines.sorted() == ["2 bytes", "as it is", "handled 0", "letter.txt", "letter.txt", "none -1000", "promised"])
  }

  @Test("DND-14: a file is a copy that is gone afterwards, or the file itself where it may be opened in place")
  func files() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".txt")
    try Data("Dear".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = NSItemProvider()
    provider.suggestedName = "letter"
    provider.registerFileRepresentation(
      forTypeIdentifier: "public.utf8-plain-text", fileOptions: [.openInPlace], visibility: .all
    ) { done in
      done(file, true, nil)
      return nil
    }
    #expect(provider.registeredTypeIdentifiers(fileOptions: [.openInPlace]) == ["public.utf8-plain-text"])
    let copied = Log()
    let lines = loaded { log in
      provider.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { url, _ in
        copied.lines.append(url?.path ?? "none")
        log.lines.append("copy \(url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "none") \(url == file)")
      }
      provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.text") { url, isInPlace, _ in
        log.lines.append("in place \(url == file) \(isInPlace)")
      }
      provider.loadFileRepresentation(for: .text, openInPlace: true) { url, isInPlace, _ in
        log.lines.append("by type \(url == file) \(isInPlace)")
      }
      provider.loadObject(ofClass: String.self) { text, _ in log.lines.append("text \(text ?? "none")") }
    }
    #expect(lines.sorted() == ["by type true true", "copy Dear false", "in place true true", "text Dear"])
    let path = try #require(copied.lines.first)
    #expect(path.hasSuffix("letter.txt") && !FileManager.default.fileExists(atPath: path))
  }

  @Test("colours, addresses and attributed texts go as data and come back as what they are")
  func knownClasses() {
    func data(of object: any NSItemProviderWriting, _ type: String) -> NSItemProvider {
      let provider = NSItemProvider()
      nonisolated(unsafe) let object = object
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
      }
      return provider
    }
    let colour = data(of: UIColor.systemRed, "com.apple.uikit.color")
    #expect(
      loaded { log in
        colour.loadObject(ofClass: UIColor.self) { made, _ in
          log.lines.append((made as? UIColor) == .systemRed ? "red" : "another")
        }
      } == ["red"])
    let url = NSURL(string: "https://example.org/a") ?? NSURL()
    #expect(
      loaded { log in
        data(of: url, "public.url").loadObject(ofClass: URL.self) { made, _ in log.lines.append(made?.absoluteString ?? "none") }
      } == ["https://example.org/a"])
    #expect(
      loaded { log in
        data(of: NSAttributedString(string: "bold"), "public.utf8-plain-text").loadObject(ofClass: NSAttributedString.self) {
          made, _ in log.lines.append((made as? NSAttributedString)?.string ?? "none")
        }
      } == ["bold"])
  }

  @Test("DND-14: a preview is the picture that the app makes, asked for with the app's options; without a maker there is none")
  func previews() {
    let provider = NSItemProvider(object: "a" as NSString)
    let none = loaded { log in
      provider.loadPreviewImage { image, error in
        log.lines.append("\(image == nil) \((error as NSError?)?.domain == NSItemProvider.errorDomain)")
      }
    }
    #expect(none == ["true true"])
    provider.previewImageHandler = { done, expected, options in
      let size = options?["size"] as? Int ?? 0
      done("\(expected == UIImage.self) \(size)" as NSString, nil)
    }
    let made = loaded { log in
      provider.loadPreviewImage(options: ["size": 64]) { image, _ in
        log.lines.append("\(image as? NSString ?? "none")")
      }
    }
    #expect(made == ["true 64"])
    let copied = loaded { log in
      (provider.copy() as? NSItemProvider)?.loadPreviewImage { image, _ in log.lines.append("\(image as? NSString ?? "none")") }
    }
    #expect(copied == ["true 0"])
  }

  @Test("what is copied as a provider stays one: its data is made when it is pasted")
  func pasteboard() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .json) { done in
      done(Data("{}".utf8), nil)
      return nil
    }
    UIPasteboard.general.itemProviders = [provider]
    #expect(UIPasteboard.general.types == ["public.json"])
    let lines = loaded { log in
      UIPasteboard.general.itemProviders.first?.loadDataRepresentation(for: .json) { data, _ in
        log.lines.append(data.map { String(decoding: $0, as: UTF8.self) } ?? "none")
      }
    }
    #expect(lines == ["{}"])
    UIPasteboard.general.setObjects(["a", "b"])
    #expect(UIPasteboard.general.strings == ["a", "b"])
  }
}
