import Combine
import Foundation

@MainActor final class Server: ObservableObject, Identifiable {
  enum State: String { case stopped = "Stopped", starting = "Starting…", running = "Running", stopping = "Stopping…" }

  let id: Int
  let name: String
  @Published private(set) var state: State
  @Published private(set) var log: [String] = []
  @Published var startsAtLaunch = false

  init(id: Int, name: String, state: State) {
    self.id = id
    self.name = name
    self.state = state
  }

  var isBusy: Bool { state == .starting || state == .stopping }

  func toggle() {
    switch state {
    case .stopped: change(to: .starting, then: .running)
    case .running: change(to: .stopping, then: .stopped)
    case .starting, .stopping: break
    }
  }

  private func change(to first: State, then last: State) {
    state = first
    log.append(first.rawValue)
    Task {
      try? await Task.sleep(for: .milliseconds(600))
      state = last
      log.append(last.rawValue)
    }
  }
}

@MainActor final class ServerRoom: ObservableObject {
  @Published private(set) var servers: [Server] = []
  private var changes: [Server.ID: AnyCancellable] = [:]
  private var lastID = 0

  init() {
    for name in ["build-1", "build-2", "cache", "docs", "mail", "mirror", "queue"] {
      add(name, state: lastID.isMultiple(of: 3) ? .running : .stopped)
    }
  }

  var running: Int { servers.filter { $0.state == .running }.count }

  func add(_ name: String? = nil, state: Server.State = .stopped) {
    lastID += 1
    let server = Server(id: lastID, name: name ?? "server-\(lastID)", state: state)
    servers.append(server)
    // The number of those that run is the room's, so it changes with each of them.
    changes[server.id] = server.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
  }

  func remove(_ id: Server.ID) {
    servers.removeAll { $0.id == id }
    changes[id] = nil
  }

  func move(_ offsets: IndexSet, to destination: Int) { servers.move(fromOffsets: offsets, toOffset: destination) }
}
