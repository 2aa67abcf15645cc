import HeadlessCore
import PhotosUI
import Testing

@_spi(CellHarness) @testable import UIKit

/// Choosing pictures: there are none, so that nobody chooses.
@MainActor @Suite("Choosing pictures", .serialized) struct PhotosTests {
  init() { RunState.begin() }

  private static var windows: [UIWindow] = []

  private func show(_ controller: UIViewController) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    Self.windows = [window]
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HostLoop.runFrames()
  }

  @Test("A picker that is left without a choice tells its delegate, which takes it away")
  func leaving() throws {
    final class Listener: PHPickerViewControllerDelegate {
      var results: [Int] = []
      func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        self.results.append(results.count)
        picker.dismiss(animated: false)
      }
    }
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.filter = .any(of: [.images, .not(.videos)])
    configuration.selectionLimit = 0
    let listener = Listener()
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = listener
    let root = UIViewController()
    show(root)
    root.present(picker, animated: false)
    HostLoop.settle()
    let leave = try #require(picker.view.subviews.compactMap { $0 as? UIButton }.first)
    #expect(leave.currentTitle == "Cancel" && root.presentedViewController === picker)
    leave.sendActions(for: .touchUpInside)
    HostLoop.settle()
    #expect(listener.results == [0] && root.presentedViewController == nil)
    #expect(picker.configuration.filter == .any(of: [.images, .not(.videos)]) && picker.configuration.filter != .images)
  }

  private struct Album: View {
    @State private var item: PhotosPickerItem?
    @State private var isChoosing = true
    var body: some View {
      VStack {
        PhotosPicker("Choose", selection: $item, matching: .images)
        PhotosPicker(selection: $item, matching: .any(of: [.images, .videos]), photoLibrary: .shared()) { Text("Or here") }
        Text(item == nil ? "none" : "one")
        Text(isChoosing ? "choosing" : "left")
      }
      .photosPicker(isPresented: $isChoosing, selection: $item)
    }
  }

  @Test("A picker of SwiftUI's is a button, and one that is presented is left at once")
  func button() {
    let controller = UIHostingController(rootView: Album())
    show(controller)
    HostLoop.settle()
    #expect(controller.view.shownTexts == ["Choose", "Or here", "none", "left"])
  }

  @Test("Nothing can be loaded of a picture that is not there")
  func loading() async throws {
    #expect(try await PhotosPickerItem(itemIdentifier: "A").loadTransferable(type: Data.self) == nil)
    #expect(PhotosPickerItem(itemIdentifier: "A") != PhotosPickerItem(itemIdentifier: "B"))
  }
}
