import Foundation
import HeadlessCore
import Testing

@testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// Paths that an app writes to a file and reads again.
@MainActor @Suite("Paths of stacks that are encoded", .serialized) struct NavigationPathTests {
  init() { RunState.begin() }

  struct Place: Codable, Hashable { var name: String }
  struct Secret: Hashable { var name: String }

  private func read(_ data: Data) throws -> NavigationPath {
    NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
  }

  @Test("values of several types come back in their order, and lead to their screens")
  func roundTrip() throws {
    var path = NavigationPath(["start"])
    path.append(7)
    path.append(Place(name: "Harbour"))
    let representation = try #require(path.codable)
    let data = try JSONEncoder().encode(representation)
    // The last value comes first, each with the name of its type.
    let texts = try JSONDecoder().decode([String].self, from: data)
    #expect(texts.count == 6 && texts[3] == "7" && texts[5] == "\"start\"")
    let same = try read(data)
    #expect(same == path && same.count == 3)
    #expect(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data) == representation)

    struct Screen: View {
      @State var path: NavigationPath
      var body: some View {
        NavigationStack(path: $path) {
          List { Text("root") }
            .navigationDestination(for: String.self) { value in List { Text(value) } }
            .navigationDestination(for: Int.self) { value in List { Text("\(value)") } }
            .navigationDestination(for: Place.self) { place in List { Text(place.name) } }
        }
      }
    }
    let screen = HostedScreen(Screen(path: same))
    HostLoop.settle()
    #expect(screen.texts("row 1") == ["Harbour"])
  }

  @Test("a path with a value that can't be encoded has nothing to encode")
  func secret() {
    var path = NavigationPath()
    #expect(path.codable != nil)
    path.append(Secret(name: "x"))
    #expect(path.codable == nil)
    path.removeLast()
    #expect(path.codable == NavigationPath().codable)
  }

  @Test("a type that is not there, and a value of another form, throw")
  func foreign() throws {
    #expect(throws: DecodingError.self) { try read(Data(#"["NoSuchType","1"]"#.utf8)) }
    let name = try #require(_mangledTypeName(Int.self))
    #expect(throws: DecodingError.self) { try read(Data(#"["\#(name)","\"a\""]"#.utf8)) }
    #expect(try read(Data(#"["\#(name)","5"]"#.utf8)) == NavigationPath([5]))
  }
}
