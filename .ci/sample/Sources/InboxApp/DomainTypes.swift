// Types of the app, named as apps name them. None of these names may be in the way of somebody who tests the app.

public struct Profile: Equatable, Sendable {
  public let name: String
  public init(name: String) { self.name = name }
}

public enum Policy: Sendable { case keepForever, deleteAfterAYear }

public struct Element: Equatable, Sendable {
  public let symbol: String
  public init(symbol: String) { self.symbol = symbol }
}

public struct Edge: Equatable, Sendable {
  public let from: Int, to: Int
  public init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }
}

public enum Side: Sendable { case left, right }

public enum Orientation: Sendable { case north, south }

public struct Slot: Equatable, Sendable {
  public let hour: Int
  public init(hour: Int) { self.hour = hour }
}

public struct Trace: Equatable, Sendable {
  public let points: [Int]
  public init(points: [Int]) { self.points = points }
}

public struct Property: Equatable, Sendable {
  public let address: String
  public init(address: String) { self.address = address }
}

public struct Scenario: Equatable, Sendable {
  public let title: String
  public init(title: String) { self.title = title }
}

public struct Mutation: Equatable, Sendable {
  public let gene: String
  public init(gene: String) { self.gene = gene }
}

public enum Interaction: Sendable { case call, visit }

public enum Screen: Sendable { case inbox, settings }

public struct Host: Equatable, Sendable {
  public let name: String
  public init(name: String) { self.name = name }
}

public struct Finding: Equatable, Sendable {
  public let diagnosis: String
  public init(diagnosis: String) { self.diagnosis = diagnosis }
}

public struct Report: Equatable, Sendable {
  public let findings: [Finding]
  public init(findings: [Finding]) { self.findings = findings }
}

public typealias ItemID = Int
