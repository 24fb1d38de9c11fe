# The play server, from a wheel that is built here. docs/host-it.md says how to run it.
#
#     docker build -t whistlestop .

FROM python:3.13-slim AS build
WORKDIR /src
RUN pip install --no-cache-dir build
COPY . .
# The build hook of the wheel brings its own Node and builds the web client.
RUN python -m build --wheel --outdir /wheels

FROM python:3.13-slim
# The letters of all languages, for the pictures of replays.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends fonts-dejavu-core \
    && rm -rf /var/lib/apt/lists/*
RUN useradd --system --create-home --home-dir /var/lib/whistlestop --shell /usr/sbin/nologin whistlestop
COPY --from=build /wheels/*.whl /tmp/
RUN wheel="$(echo /tmp/whistlestop-*.whl)" \
    && pip install --no-cache-dir "${wheel}[postgres]" \
    && rm "$wheel"
USER whistlestop
WORKDIR /var/lib/whistlestop
ENV WHISTLESTOP_HOST=0.0.0.0 \
    WHISTLESTOP_PORT=8080 \
    WHISTLESTOP_DB=sqlite:////var/lib/whistlestop/whistlestop.db \
    WHISTLESTOP_LOG=json
VOLUME /var/lib/whistlestop
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import os, urllib.request as r; r.urlopen(f\"http://127.0.0.1:{os.environ['WHISTLESTOP_PORT']}/health\", timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["whistlestop"]
CMD ["serve"]
