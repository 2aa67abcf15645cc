import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@MainActor @Suite("Files that are shown", .serialized) struct DocumentInteractionTests {
  init() { RunState.begin() }

  private let stage = TestWindow()

  private final class Listener: NSObject, UIDocumentInteractionControllerDelegate {
    var front: UIViewController
    var heard: [String] = []
    init(_ front: UIViewController) { self.front = front }
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController
    {
      front
    }
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) { heard.append("begin") }
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) { heard.append("end") }
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
      heard.append("options")
    }
  }

  @Test("A file is shown by its name in front of the delegate's screen, until it is dismissed")
  func preview() {
    let listener = Listener(stage.root)
    let controller = UIDocumentInteractionController(url: URL(fileURLWithPath: "/tmp/letter.pdf"))
    controller.delegate = listener
    #expect(controller.uti == "com.adobe.pdf" && controller.presentPreview(animated: false))
    HostLoop.settle()
    #expect(stage.window.frontController?.title == "letter.pdf" && listener.heard == ["begin"])
    controller.dismissPreview(animated: false)
    HostLoop.settle()
    #expect(stage.window.frontController === stage.root && listener.heard == ["begin", "end"])
  }

  @Test("Its options are the share sheet's; no other app opens it")
  func options() throws {
    let listener = Listener(stage.root)
    let controller = UIDocumentInteractionController(url: URL(fileURLWithPath: "/tmp/letter.pdf"))
    controller.delegate = listener
    #expect(!controller.presentOpenInMenu(from: .zero, in: stage.root.view, animated: false))
    #expect(controller.presentOptionsMenu(from: .zero, in: stage.root.view, animated: false))
    HostLoop.settle()
    let sheet = try #require(stage.root.presentedViewController as? UIActivityViewController)
    #expect(sheet.choose("Copy"))
    HostLoop.settle()
    #expect(listener.heard == ["options"] && UIPasteboard.general.url?.lastPathComponent == "letter.pdf")
  }

  /// Says nothing about interface files, as none has a share sheet.
  private final class Sheet: UIActivityViewController {
    let note: String
    required init(note: String) {
      self.note = note
      super.init(activityItems: [note], applicationActivities: nil)
    }
  }

  @Test("A share sheet's class has initialisers of its own and none for interface files")
  func ownSheet() {
    let sheet = Sheet(note: "milk")
    #expect(sheet.note == "milk" && sheet.items as? [String] == ["milk"])
  }

  @Test("A picker of files is made by the names of types, as before iOS 14")
  func olderPicker() {
    #expect(UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import).documentPickerMode == .import)
  }
}
