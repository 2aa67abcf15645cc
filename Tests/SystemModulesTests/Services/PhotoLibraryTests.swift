import AVFoundation
import HeadlessCore
import Photos
import Testing

@_spi(CellHarness) @testable import UIKit

/// The user's pictures: what is found, how they come, and what a change tells.
@MainActor @Suite("The photo library", .serialized) struct PhotoLibraryTests {
  init() { RunState.begin() }

  nonisolated private static let newestFirst: PHFetchOptions = {
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    return options
  }()

  @Test("Pictures are found by kind, by album and by condition, in the order and number that are asked for")
  func fetching() throws {
    let all = PHAsset.fetchAssets(with: Self.newestFirst)
    #expect(all.count == 24 && all.firstObject?.localIdentifier == "photo-24/L0/001")
    #expect(all.countOfAssets(with: .video) == 2 && PHAsset.fetchAssets(with: .video, options: nil).count == 2)
    let few = PHFetchOptions()
    few.fetchLimit = 3
    few.predicate = NSPredicate(format: "pixelWidth > %d", 4_000)
    let wide = PHAsset.fetchAssets(with: few)
    #expect(wide.count == 3 && wide.objects(at: [0, 1, 2]).allSatisfy { $0.pixelWidth > 4_000 })
    let albums = PHCollection.fetchTopLevelUserCollections(with: nil)
    #expect((0..<albums.count).map { albums[$0].localizedTitle } == ["Garden", "Holidays"])
    let holidays = try #require(albums.lastObject as? PHAssetCollection)
    #expect(PHAsset.fetchAssets(in: holidays, options: nil).count == 9 && holidays.estimatedAssetCount == 9)
    let favorites = PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .smartAlbumFavorites, options: nil)
    let album = try #require(favorites.firstObject)
    let found = PHAsset.fetchAssets(in: album, options: nil)
    #expect(found.count == 4 && found.contains(found[0]) && found.index(of: found[2]) == 2)
    var titles: [Int] = []
    found.enumerateObjects { asset, index, stop in
      titles.append(index)
      stop.pointee = ObjCBool(asset == found[1])
    }
    #expect(titles == [0, 1])
    let kinds: [PHAssetCollectionSubtype] = [.smartAlbumUnableToUpload, .smartAlbumRAW, .smartAlbumCinematic, .smartAlbumSpatial]
    #expect(kinds.map(\.rawValue) == [216, 217, 218, 219])
    #expect(PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .smartAlbumRAW, options: nil).count == 0)
  }

  @Test("A picture comes small at first and whole a moment later, in its own shape; a cancelled request has no answer")
  func requests() async {
    await #expect(processExitsWith: .success) { try await PhotoLibraryTests().requestsAlone() }
  }

  fileprivate func requestsAlone() async throws {
    let asset = try #require(PHAsset.fetchAssets(with: nil).firstObject)
    var heard: [String] = []
    let manager = PHImageManager.default()
    let size = CGSize(width: 400, height: 400)
    func hear(_ name: String) -> (UIImage?, [AnyHashable: Any]?) -> Void {
      { image, facts in
        let isDegraded = (facts?[PHImageResultIsDegradedKey] as? NSNumber)?.boolValue ?? false
        heard.append(
          "\(name) \(image.map { "\(Int($0.size.width))x\(Int($0.size.height))" } ?? "none")\(isDegraded ? " small" : "")")
      }
    }
    manager.requestImage(for: asset, targetSize: size, contentMode: .aspectFit, options: nil, resultHandler: hear("fit"))
    let cancelled = manager.requestImage(
      for: asset, targetSize: size, contentMode: .aspectFill, options: nil, resultHandler: hear("cancelled"))
    manager.cancelImageRequest(cancelled)
    let once = PHImageRequestOptions()
    once.deliveryMode = .highQualityFormat
    manager.requestImage(for: asset, targetSize: size, contentMode: .aspectFill, options: once, resultHandler: hear("fill"))
    let atOnce = PHImageRequestOptions()
    atOnce.isSynchronous = true
    manager.requestImage(
      for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .default, options: atOnce, resultHandler: hear("whole"))
    #expect(heard == ["whole 4032x3024"])
    for _ in 0..<6 { await turn() }
    try await Task.sleep(for: .milliseconds(150))
    await turn()
    #expect(heard == ["whole 4032x3024", "fit 60x45 small", "fit 400x300", "fill 533x400"])
    var bytes: Data?
    manager.requestImageDataAndOrientation(for: asset, options: atOnce) { data, _, _, _ in bytes = data }
    #expect(try UIImage(data: #require(bytes))?.size == CGSize(width: 4_032, height: 3_024))
  }

  @Test("A film of the library comes as something that a player takes; a picture is none")
  func film() async throws {
    let film = try #require(PHAsset.fetchAssets(with: .video, options: nil).firstObject)
    let picture = try #require(PHAsset.fetchAssets(with: .image, options: nil).firstObject)
    let options = PHVideoRequestOptions()
    options.deliveryMode = .fastFormat
    nonisolated(unsafe) var heard: [String] = []
    // Another test may begin a run of its own while this one waits.
    for _ in 0..<20 where heard.count != 2 {
      heard = []
      PHImageManager.default().requestAVAsset(forVideo: film, options: options) { asset, mix, _ in
        heard.append("\((asset as? AVURLAsset)?.url.pathExtension ?? "none") \(mix == nil)")
      }
      PHImageManager.default().requestPlayerItem(forVideo: picture, options: nil) { item, _ in heard.append("\(item == nil)") }
      #expect(heard.isEmpty)
      try await Task.sleep(for: .milliseconds(150))
      await turn()
    }
    #expect(heard.sorted() == ["mov true", "true"] && (options.copy() as? PHVideoRequestOptions)?.deliveryMode == .fastFormat)
  }

  @Test("A change tells its observers which positions are gone, new and changed, and a result stays as it was fetched")
  func changes() throws {
    final class Grid: NSObject, PHPhotoLibraryChangeObserver {
      var result = PHAsset.fetchAssets(with: PhotoLibraryTests.newestFirst)
      var told: [String] = []
      func photoLibraryDidChange(_ changeInstance: PHChange) {
        guard let details = changeInstance.changeDetails(for: result) else { return told.append("nothing") }
        told.append(
          "gone \(Array(details.removedIndexes ?? [])) new \(Array(details.insertedIndexes ?? [])) changed \(Array(details.changedIndexes ?? []))"
        )
        result = details.fetchResultAfterChanges
      }
    }
    let grid = Grid()
    let before = grid.result
    let library = PHPhotoLibrary.shared()
    library.register(grid)
    try library.performChangesAndWait {
      PHAssetChangeRequest.deleteAssets([before[1], before[4]])
      PHAssetChangeRequest(for: before[2]).isFavorite = true
      let made = PHAssetChangeRequest.creationRequestForAsset(
        from: UIImage(picture: "drawing", size: CGSize(width: 30, height: 40)))
      #expect(made.placeholderForCreatedAsset?.localIdentifier == "added-1/L0/001")
    }
    #expect(grid.told == ["gone [1, 4] new [0] changed [2]"])
    #expect(grid.result.count == 23 && before.count == 24 && grid.result[0].pixelHeight == 40 && grid.result[2].isFavorite)
    try library.performChangesAndWait {
      PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Spring").addAssets([before[0]])
    }
    let albums = PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil)
    #expect(albums.lastObject?.localizedTitle == "Spring" && grid.told.last == "nothing")
    #expect(try PHAsset.fetchAssets(in: #require(albums.lastObject), options: nil).firstObject == before[0])
    library.unregisterChangeObserver(grid)
    try library.performChangesAndWait { PHAssetChangeRequest.deleteAssets(before) }
    #expect(grid.told.count == 2 && PHAsset.fetchAssets(with: nil).count == 1)
  }

  @Test("A picture is made of bytes, and the library has it with their size once the changes are made")
  func creation() throws {
    func word(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
    let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    let data = Data(head + word(30) + word(40) + [8, 6, 0, 0, 0])
    try PHPhotoLibrary.shared().performChangesAndWait {
      let options = PHAssetResourceCreationOptions()
      options.originalFilename = "walk.png"
      let request = PHAssetCreationRequest.forAsset()
      request.addResource(with: .photo, data: data, options: options)
      #expect(request.placeholderForCreatedAsset?.localIdentifier == "added-1/L0/001")
    }
    let made = try #require(PHAsset.fetchAssets(withLocalIdentifiers: ["added-1/L0/001"], options: nil).firstObject)
    #expect(made.pixelWidth == 30 && made.pixelHeight == 40)
  }

  @Test("The user allows what is asked for, and outside of a block of changes nothing can be changed")
  func permission() async {
    await #expect(processExitsWith: .success) { await PhotoLibraryTests().permissionAlone() }
    await #expect(processExitsWith: .failure) { PHAssetChangeRequest.deleteAssets([]) }
  }

  fileprivate func permissionAlone() async {
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .notDetermined)
    #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .authorized)
    #expect(PHPhotoLibrary.authorizationStatus() == .authorized)
  }
}
