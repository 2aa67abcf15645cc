import Foundation
import HeadlessCore
import Testing

@testable import UIKit

@MainActor @Suite("Item providers") struct ItemProviderTests {
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

  @Test("DND-14: objects, data and files are loaded by class and type; what is not there ends in an error")
  func loading() {
    let provider = NSItemProvider(object: "text" as NSString)
    provider.suggestedName = "note"
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.canLoadObject(ofClass: NSString.self) && !provider.canLoadObject(ofClass: NSURL.self))
    let lines = loaded { log in
      _ = provider.loadObject(ofClass: NSString.self) { object, _ in log.lines.append("object \(object as? NSString ?? "")") }
      _ = provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in
        log.lines.append("data \(data?.count ?? -1)")
      }
      _ = provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, _ in
        log.lines.append("file \(url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "none")")
      }
      _ = provider.loadObject(ofClass: NSURL.self) { object, error in
        log.lines.append("\(object == nil) \((error as NSError?)?.domain ?? "")")
      }
    }
    #expect(lines.sorted() == ["data 4", "file text", "object text", "true NSItemProviderErrorDomain"])
  }

  @Test("DND-14: a promise is kept when somebody asks, and not before")
  func promise() {
    let provider = NSItemProvider()
    let made = Log()
    provider.registerObject(ofClass: NSString.self, visibility: .all) { completion in
      made.lines.append("made")
      completion("late" as NSString, nil)
      return nil
    }
    #expect(made.lines.isEmpty)
    let lines = loaded { log in
      _ = provider.loadObject(ofClass: NSString.self) { object, _ in log.lines.append("\(object as? NSString ?? "")") }
    }
    #expect(lines == ["late"] && made.lines == ["made"])
  }

  @Test("DND-15: what a responder takes is said by its configuration")
  func paste() {
    let view = UIView()
    let provider = NSItemProvider(object: "text" as NSString)
    #expect(!view.canPaste([provider]))
    view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    #expect(view.canPaste([provider]) && !view.canPaste([NSItemProvider()]))
  }
}
