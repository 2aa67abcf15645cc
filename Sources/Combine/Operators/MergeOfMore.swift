// Merges of five to eight publishers, and merges that take further publishers in: the result is one merge, not a merge of merges.

extension Publisher {
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
    C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
  { Publishers.Merge5(self, b, c, d, e) }

  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
    C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output
  { Publishers.Merge6(self, b, c, d, e, f) }

  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
    C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output,
    F.Failure == G.Failure, F.Output == G.Output
  { Publishers.Merge7(self, b, c, d, e, f, g) }

  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
    C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output,
    F.Failure == G.Failure, F.Output == G.Output, G.Failure == H.Failure, G.Output == H.Output
  { Publishers.Merge8(self, b, c, d, e, f, g, h) }
}

extension Publishers {
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
    C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = MergeStage("Merge", subscriber)
      let sides = (0..<5).map { _ in stage.announce() }
      subscriber.receive(subscription: stage)
      stage.mix(a, as: sides[0])
      stage.mix(b, as: sides[1])
      stage.mix(c, as: sides[2])
      stage.mix(d, as: sides[3])
      stage.mix(e, as: sides[4])
    }
  }

  public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
    C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = MergeStage("Merge", subscriber)
      let sides = (0..<6).map { _ in stage.announce() }
      subscriber.receive(subscription: stage)
      stage.mix(a, as: sides[0])
      stage.mix(b, as: sides[1])
      stage.mix(c, as: sides[2])
      stage.mix(d, as: sides[3])
      stage.mix(e, as: sides[4])
      stage.mix(f, as: sides[5])
    }
  }

  public struct Merge7<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>:
    Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
    C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output,
    F.Failure == G.Failure, F.Output == G.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F
    public let g: G

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = MergeStage("Merge", subscriber)
      let sides = (0..<7).map { _ in stage.announce() }
      subscriber.receive(subscription: stage)
      stage.mix(a, as: sides[0])
      stage.mix(b, as: sides[1])
      stage.mix(c, as: sides[2])
      stage.mix(d, as: sides[3])
      stage.mix(e, as: sides[4])
      stage.mix(f, as: sides[5])
      stage.mix(g, as: sides[6])
    }
  }

  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
    C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output,
    F.Failure == G.Failure, F.Output == G.Output, G.Failure == H.Failure, G.Output == H.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F
    public let g: G
    public let h: H

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = MergeStage("Merge", subscriber)
      let sides = (0..<8).map { _ in stage.announce() }
      subscriber.receive(subscription: stage)
      stage.mix(a, as: sides[0])
      stage.mix(b, as: sides[1])
      stage.mix(c, as: sides[2])
      stage.mix(d, as: sides[3])
      stage.mix(e, as: sides[4])
      stage.mix(f, as: sides[5])
      stage.mix(g, as: sides[6])
      stage.mix(h, as: sides[7])
    }
  }
}

extension Publishers.Merge {
  public func merge<Z: Publisher>(
    with z: Z
  ) -> Publishers.Merge3<A, B, Z>
  where B.Failure == Z.Failure, B.Output == Z.Output {
    Publishers.Merge3(a, b, z)
  }

  public func merge<Z: Publisher, Y: Publisher>(
    with z: Z, _ y: Y
  ) -> Publishers.Merge4<A, B, Z, Y>
  where B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
    Publishers.Merge4(a, b, z, y)
  }

  public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
    with z: Z, _ y: Y, _ x: X
  ) -> Publishers.Merge5<A, B, Z, Y, X>
  where
    B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure,
    Y.Output == X.Output
  {
    Publishers.Merge5(a, b, z, y, x)
  }

  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
    with z: Z, _ y: Y, _ x: X, _ w: W
  ) -> Publishers.Merge6<A, B, Z, Y, X, W>
  where
    B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure,
    Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output
  {
    Publishers.Merge6(a, b, z, y, x, w)
  }

  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
    with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
  ) -> Publishers.Merge7<A, B, Z, Y, X, W, V>
  where
    B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure,
    Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output, W.Failure == V.Failure, W.Output == V.Output
  {
    Publishers.Merge7(a, b, z, y, x, w, v)
  }

  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, U: Publisher>(
    with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U
  ) -> Publishers.Merge8<A, B, Z, Y, X, W, V, U>
  where
    B.Failure == Z.Failure, B.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure,
    Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output, W.Failure == V.Failure, W.Output == V.Output,
    V.Failure == U.Failure, V.Output == U.Output
  {
    Publishers.Merge8(a, b, z, y, x, w, v, u)
  }
}

extension Publishers.Merge3 {
  public func merge<Z: Publisher>(
    with z: Z
  ) -> Publishers.Merge4<A, B, C, Z>
  where C.Failure == Z.Failure, C.Output == Z.Output {
    Publishers.Merge4(a, b, c, z)
  }

  public func merge<Z: Publisher, Y: Publisher>(
    with z: Z, _ y: Y
  ) -> Publishers.Merge5<A, B, C, Z, Y>
  where C.Failure == Z.Failure, C.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
    Publishers.Merge5(a, b, c, z, y)
  }

  public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
    with z: Z, _ y: Y, _ x: X
  ) -> Publishers.Merge6<A, B, C, Z, Y, X>
  where
    C.Failure == Z.Failure, C.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure,
    Y.Output == X.Output
  {
    Publishers.Merge6(a, b, c, z, y, x)
  }

  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
    with z: Z, _ y: Y, _ x: X, _ w: W
  ) -> Publishers.Merge7<A, B, C, Z, Y, X, W>
  where
    C.Failure == Z.Failure, C.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure,
    Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output
  {
    Publishers.Merge7(a, b, c, z, y, x, w)
  }

  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
    with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
  ) -> Publishers.Merge8<A, B, C, Z, Y, X, W, V>
  where
    C.Failure == Z.Failure, C.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure,
    Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output, W.Failure == V.Failure, W.Output == V.Output
  {
    Publishers.Merge8(a, b, c, z, y, x, w, v)
  }
}

extension Publishers.Merge4 {
  public func merge<Z: Publisher>(
    with z: Z
  ) -> Publishers.Merge5<A, B, C, D, Z>
  where D.Failure == Z.Failure, D.Output == Z.Output {
    Publishers.Merge5(a, b, c, d, z)
  }

  public func merge<Z: Publisher, Y: Publisher>(
    with z: Z, _ y: Y
  ) -> Publishers.Merge6<A, B, C, D, Z, Y>
  where D.Failure == Z.Failure, D.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
    Publishers.Merge6(a, b, c, d, z, y)
  }

  public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
    with z: Z, _ y: Y, _ x: X
  ) -> Publishers.Merge7<A, B, C, D, Z, Y, X>
  where
    D.Failure == Z.Failure, D.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure,
    Y.Output == X.Output
  {
    Publishers.Merge7(a, b, c, d, z, y, x)
  }

  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
    with z: Z, _ y: Y, _ x: X, _ w: W
  ) -> Publishers.Merge8<A, B, C, D, Z, Y, X, W>
  where
    D.Failure == Z.Failure, D.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure,
    Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output
  {
    Publishers.Merge8(a, b, c, d, z, y, x, w)
  }
}

extension Publishers.Merge5 {
  public func merge<Z: Publisher>(
    with z: Z
  ) -> Publishers.Merge6<A, B, C, D, E, Z>
  where E.Failure == Z.Failure, E.Output == Z.Output {
    Publishers.Merge6(a, b, c, d, e, z)
  }

  public func merge<Z: Publisher, Y: Publisher>(
    with z: Z, _ y: Y
  ) -> Publishers.Merge7<A, B, C, D, E, Z, Y>
  where E.Failure == Z.Failure, E.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
    Publishers.Merge7(a, b, c, d, e, z, y)
  }

  public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
    with z: Z, _ y: Y, _ x: X
  ) -> Publishers.Merge8<A, B, C, D, E, Z, Y, X>
  where
    E.Failure == Z.Failure, E.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output, Y.Failure == X.Failure,
    Y.Output == X.Output
  {
    Publishers.Merge8(a, b, c, d, e, z, y, x)
  }
}

extension Publishers.Merge6 {
  public func merge<Z: Publisher>(
    with z: Z
  ) -> Publishers.Merge7<A, B, C, D, E, F, Z>
  where F.Failure == Z.Failure, F.Output == Z.Output {
    Publishers.Merge7(a, b, c, d, e, f, z)
  }

  public func merge<Z: Publisher, Y: Publisher>(
    with z: Z, _ y: Y
  ) -> Publishers.Merge8<A, B, C, D, E, F, Z, Y>
  where F.Failure == Z.Failure, F.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
    Publishers.Merge8(a, b, c, d, e, f, z, y)
  }
}

extension Publishers.Merge7 {
  public func merge<Z: Publisher>(
    with z: Z
  ) -> Publishers.Merge8<A, B, C, D, E, F, G, Z>
  where G.Failure == Z.Failure, G.Output == Z.Output {
    Publishers.Merge8(a, b, c, d, e, f, g, z)
  }
}

extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension Publishers.Merge6: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}
extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}
