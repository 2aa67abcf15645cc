import HeadlessCore
import PhotosUI
import Testing

@_spi(CellHarness) @testable import UIKit

/// Pictures with a film around them.
@MainActor @Suite("Live photos", .serialized) struct LivePhotoTests {
  @Test("A live photo comes of its files after a turn and is shown; a missing file, and a request that is taken back, say so")
  func request() async {
    await #expect(processExitsWith: .success) { try await LivePhotoTests().requestAlone() }
  }

  fileprivate func requestAlone() async throws {
    RunState.begin()
    let folder = FileManager.default.temporaryDirectory
    let files = ["walk.heic", "walk.mov"].map { folder.appendingPathComponent($0) }
    for file in files { try Data([1]).write(to: file) }
    let view = PHLivePhotoView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var said: [String] = []
    func ask(_ files: [URL]) -> PHLivePhotoRequestID {
      PHLivePhoto.request(
        withResourceFileURLs: files, placeholderImage: nil, targetSize: CGSize(width: 30, height: 40), contentMode: .aspectFit
      ) { photo, info in
        if let photo { view.livePhoto = photo }
        said.append(info.keys.map { "\($0)" }.joined())
      }
    }
    _ = ask(files)
    #expect(view.livePhoto == nil)
    await turn()
    #expect(view.livePhoto?.size == CGSize(width: 30, height: 40) && said == [PHLivePhotoInfoIsDegradedKey])
    let shown = try #require(view.subviews.first as? UIImageView)
    #expect(shown.image?.description.contains("walk.heic and walk.mov") == true)
    _ = ask([folder.appendingPathComponent("nowhere.heic")])
    await turn()
    PHLivePhoto.cancelRequest(withRequestID: ask(files))
    await turn()
    #expect(said.dropFirst() == [PHLivePhotoInfoErrorKey, PHLivePhotoInfoCancelledKey])
  }

  private func turn() async { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }
}
