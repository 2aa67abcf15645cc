import HeadlessCore
import MapKit
import Testing

@_spi(CellHarness) @testable import UIKit

/// Pictures of maps, as cells of chats and lists of places show them.
@MainActor @Suite("Pictures of maps", .serialized) struct MapSnapshotTests {
  init() { RunState.begin() }

  nonisolated private static func options(_ longitude: Double) -> MKMapSnapshotter.Options {
    let options = MKMapSnapshotter.Options()
    options.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 47, longitude: longitude),
      span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 4))
    options.size = CGSize(width: 100, height: 50)
    options.pointOfInterestFilter = .excludingAll
    return options
  }

  @Test("A picture comes later, is as large as was asked for, and is another one for another place")
  func pictures() async {
    await #expect(processExitsWith: .success) { await MapSnapshotTests().picturesAlone() }
  }

  fileprivate func picturesAlone() async {
    let options = Self.options(8)
    let snapshotter = MKMapSnapshotter(options: options)
    options.size = .zero
    var found: MKMapSnapshotter.Snapshot?
    snapshotter.start { snapshot, error in if error == nil { found = snapshot } }
    #expect(found == nil && snapshotter.isLoading)
    await turn()
    #expect(found?.image.size == CGSize(width: 100, height: 50) && !snapshotter.isLoading)
    #expect(found?.point(for: CLLocationCoordinate2D(latitude: 47, longitude: 8)) == CGPoint(x: 50, y: 25))
    #expect(found?.point(for: CLLocationCoordinate2D(latitude: 48, longitude: 6)) == .zero)
    let other = try? await MKMapSnapshotter(options: Self.options(9)).start()
    let same = try? await MKMapSnapshotter(options: Self.options(8)).start()
    #expect(other != nil && other?.image.isEqual(found?.image) == false)
    #expect(same?.image.isEqual(found?.image) == true)
  }

  @Test("Nothing comes after the work was cancelled")
  func cancelling() async {
    await #expect(processExitsWith: .success) { await MapSnapshotTests().cancellingAlone() }
  }

  fileprivate func cancellingAlone() async {
    let snapshotter = MKMapSnapshotter()
    var count = 0
    snapshotter.start { _, _ in count += 1 }
    snapshotter.cancel()
    await turn()
    #expect(count == 0 && !snapshotter.isLoading)
  }

  @Test("Options in a map's own units, and which sights a map may name")
  func options() throws {
    let options = Self.options(8)
    options.mapRect = MKMapRect.world
    #expect(options.region.span.longitudeDelta > 300)
    #expect((options.copy() as? MKMapSnapshotter.Options)?.size == CGSize(width: 100, height: 50))
    #expect(MKPointOfInterestFilter.includingAll.includes(.cafe) && MKPointOfInterestFilter.excludingAll.excludes(.cafe))
    #expect(MKPointOfInterestFilter.includingAll == .includingAll && MKPointOfInterestFilter.includingAll != .excludingAll)
    #expect(MKPointOfInterestFilter.excludingAll.hash == MKPointOfInterestFilter(including: []).hash)
    #expect(MKPointOfInterestFilter(including: [.museum]).includes(.museum))
    #expect(MKPointOfInterestFilter(excluding: [.museum]).excludes(.museum))
    #expect(MKPointOfInterestFilter(excluding: [.museum]).includes(.park))
  }
}
