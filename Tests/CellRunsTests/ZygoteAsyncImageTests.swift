import CellHarness
import CellRuns
import CellTrace
import Foundation
import HeadlessCore
import SwiftUI
import Testing
import UIKit

/// What the tests of one child see and change.
private final class Gallery: ObservableObject {
  @Published var url: URL?
  @Published var isShown = true
  let log = Log()
  private var last = ""
  /// The failure as an app that prints it does.
  private(set) var printed = ""

  init(_ address: String?) { url = address.flatMap { URL(string: $0) } }

  /// Phases with the time of their first body; the same again is not told.
  func show(_ phase: AsyncImagePhase) {
    let word: String
    switch phase {
    case .empty: word = "empty"
    case .success: word = "image"
    case .failure(let error):
      printed = "\(error)"
      word = "failed(\((error as? URLError)?.code.rawValue ?? 0))"
    }
    guard word != last else { return }
    last = word
    log.add("\(word)@\((HostLoop.now * 10).rounded() / 10)")
  }
}

/// Shows nothing until the image is there, as many rows do.
private struct GalleryView: View {
  @ObservedObject var gallery: Gallery

  var body: some View {
    VStack {
      Text("Gallery")
      if gallery.isShown {
        AsyncImage(url: gallery.url) { phase in
          let _ = gallery.show(phase)
          if let image = phase.image { image.resizable() }
        }
      }
    }
  }
}

/// The three initialisers in rows, one with an address whose answer is no picture.
private final class InitialisersController: UITableViewController {
  private let names = ["a", "b", "page"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let url = URL(string: "https://img.example/\(names[indexPath.row])")
    cell.contentConfiguration = UIHostingConfiguration {
      VStack {
        AsyncImage(url: url, scale: 2)
        AsyncImage(url: url) {
          $0.resizable()
        } placeholder: {
          Text("wait")
        }
        AsyncImage(url: url) { Text($0.image != nil ? "there" : $0.error != nil ? "failed" : "empty") }
      }
    }
    return cell
  }
}

private struct InitialisersScreen: CellScreen {
  init() {}
  var rootViewController: UIViewController { InitialisersController() }
  static var network: [NetworkAnswer] {
    [
      NetworkAnswer("https://img.example/page", .text("<html>", status: 404)),
      NetworkAnswer("https://img.example/*") { .image(named: $0.lastPathComponent, width: 80, height: 40) },
    ]
  }
}

/// `AsyncImage` in runs: the network is the host's, and so is its time.
@Suite struct ZygoteAsyncImageTests {
  /// Answers `https://host/seconds/name` after that many seconds with a picture; `text` in place of a name is no picture.
  private static let network: @Sendable (HostNetwork.Request) -> HostNetwork.Answer? = { request in
    guard let url = URL(string: request.url), url.host == "host" else { return nil }
    let latency = Double(url.pathComponents.dropFirst().first ?? "") ?? 0
    let body = url.lastPathComponent == "text" ? Data("no picture".utf8) : Data([0x89, 0x50, 0x4E, 0x47, 0x0D])
    return HostNetwork.Answer(.response(status: 200, headers: [:], body: body), latency: latency)
  }

  /// Shows an address, does something after a second, and tells what was seen.
  private static func history(_ address: String?, _ change: @MainActor (Gallery) -> Void = { _ in }) -> String {
    HostNetwork.script = network
    return MainActor.assumeIsolated {
      let gallery = Gallery(address)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = UIHostingController(rootView: GalleryView(gallery: gallery))
      window.makeKeyAndVisible()
      HostLoop.advance(by: 1)
      change(gallery)
      let pending = HostLoop.settle(within: 10).pending
      return withExtendedLifetime(window) { gallery.log.take() + " \(pending)" }
    }
  }

  @Test("An image arrives after its latency, although nothing shows until then")
  func success() throws {
    let text = try reply { ChildCall.at($0).reply.write(Self.history("https://host/2/a")) }
    #expect(text == "empty@0.0 image@2.0 []")
  }

  @Test("What is no picture, and a host that nobody answers for, is a failure")
  func failure() throws {
    let page = try reply { ChildCall.at($0).reply.write(Self.history("https://host/2/text")) }
    #expect(page == "empty@0.0 failed(-1016)@2.0 []")
    let nowhere = try reply { ChildCall.at($0).reply.write(Self.history("https://nowhere/a")) }
    #expect(nowhere == "empty@0.0 failed(-1003)@0.0 []")
    let nothing = try reply { ChildCall.at($0).reply.write(Self.history(nil)) }
    #expect(nothing == "empty@0.0 []")
  }

  @Test("A failure that an app prints has its values in the order of their names: it is the same in every run")
  func printedFailure() throws {
    let text = try reply { pointer in
      HostNetwork.script = Self.network
      let printed = MainActor.assumeIsolated {
        let gallery = Gallery("https://nowhere/a")
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UIHostingController(rootView: GalleryView(gallery: gallery))
        window.makeKeyAndVisible()
        HostLoop.settle(within: 10)
        return withExtendedLifetime(window) { gallery.printed }
      }
      ChildCall.at(pointer).reply.write(printed)
    }
    #expect(text.hasPrefix("Error Domain=NSURLErrorDomain Code=-1003 "))
    let names = ["NSErrorFailingURLKey=", "NSErrorFailingURLStringKey=", "NSLocalizedDescription=", "NSUnderlyingError="]
    let places = names.compactMap { text.range(of: $0)?.lowerBound }
    #expect(places.count >= 2)
    #expect(places == places.sorted())
  }

  @Test("Another address starts over at once, and the former answer never comes")
  func restarts() throws {
    let early = try reply {
      ChildCall.at($0).reply.write(Self.history("https://host/3/a") { $0.url = URL(string: "https://host/4/b") })
    }
    #expect(early == "empty@0.0 image@5.0 []")
    let late = try reply {
      ChildCall.at($0).reply.write(Self.history("https://host/0.5/a") { $0.url = URL(string: "https://host/2/b") })
    }
    #expect(late == "empty@0.0 image@0.5 empty@1.0 image@3.0 []")
  }

  @Test("A view that leaves cancels its load; when it comes back it begins anew")
  func leaving() throws {
    let gone = try reply { ChildCall.at($0).reply.write(Self.history("https://host/3/a") { $0.isShown = false }) }
    #expect(gone == "empty@0.0 []")
    let back = try reply {
      ChildCall.at($0).reply.write(
        Self.history("https://host/3/a") { gallery in
          gallery.isShown = false
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { gallery.isShown = true }
        })
    }
    #expect(back == "empty@0.0 image@5.0 []")
  }

  @Test("All initialisers show their image at its scale, or what stands for it")
  func initialisers() throws {
    let text = try reply {
      let trace = MainActor.assumeIsolated {
        let engine = HostEngine(ScreenSource(InitialisersScreen.self), configuration: RunConfiguration())
        engine.run([])
        return engine.trace
      }
      let words = (trace.steps.last?.checkpoint ?? []).flatMap(\.elements).compactMap { element -> String? in
        if let text = element["text"] { return text }
        guard let image = element["image"] else { return nil }
        let width = element["resizable"] == nil ? " \(Int(element.frame.width))" : ""
        return (image.contains("data:") ? "picture" : image) + width
      }
      ChildCall.at($0).reply.write(words.joined(separator: ", ") + " | \(trace.end)")
    }
    let row = "picture 40, picture, there, "
    #expect(text == row + row + "AsyncImage, wait, failed | finished")
  }
}
